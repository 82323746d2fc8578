import Typing
