/// temp
public enum XKBLibrary { public static let version = "1.5.0" }
