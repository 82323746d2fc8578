// Written by .scripts/generate-foreign-key-names from kanata v1.12.1-prerelease-1-22-g565d5070 and keyd v2.6.0-2-gf564288; don't edit.

/// The names that other tools give to keys, a key a line: the evdev number, the name to write, the other names.
///
/// The number 0 is for what a tool counts among the keys and Linux has no key for.
enum ForeignKeyNameData {
  /// The version of kanata that its tables are from.
  static let kanataVersion = "v1.12.1-prerelease-1-22-g565d5070"

  /// The version of keyd that its table is from.
  static let keydVersion = "v2.6.0-2-gf564288"

  /// The 549 names that kanata reads.
  static let kanata = """
    0 mwu mwd mwl mwr mousewheelup mousewheeldown mousewheelleft mousewheelright
    1 esc Escape ⎋
    2 1 Digit1
    3 2 Digit2
    4 3 Digit3
    5 4 Digit4
    6 5 Digit5
    7 6 Digit6
    8 7 Digit7
    9 8 Digit8
    10 9 Digit9
    11 0 Digit0
    12 min Minus - ‐
    13 eql Equal = ₌
    14 bspc bks Backspace ␈ ⌫
    15 tab Tab ⭾ ↹
    16 q KeyQ
    17 w KeyW
    18 e KeyE
    19 r KeyR
    20 t KeyT
    21 y KeyY
    22 u KeyU
    23 i KeyI
    24 o KeyO
    25 p KeyP
    26 lbrc BracketLeft [ { 【 「 〔 ⎡
    27 rbrc BracketRight ] } 】 」 〕 ⎣
    28 ret ent Enter return enter ⏎ ↩ ↵ ↲ ⤶ ⎆ ⌤ ␤
    29 lctl ctl ControlLeft lctrl ‹⎈ ‹⌃
    30 a KeyA
    31 s KeyS
    32 d KeyD
    33 f KeyF
    34 g KeyG
    35 h KeyH
    36 j KeyJ
    37 k KeyK
    38 l KeyL
    39 scln Semicolon ; ︔
    40 apo apos Quote '
    41 grv Backquote ` grave ˋ ˜
    42 lsft shft sft ShiftLeft lshift lshft ‹⇧
    43 bksl yen Backslash \\ ⧵ ＼
    44 z KeyZ
    45 x KeyX
    46 c KeyC
    47 v KeyV
    48 b KeyB
    49 n KeyN
    50 m KeyM
    51 comm Comma , ⸴
    52 Period . ．
    53 Slash / ⁄
    54 rsft ShiftRight RightShift rshift rshft ⇧›
    55 kp* NumpadMultiply 🔢∗
    56 lalt alt AltLeft ‹⎇ ‹⌥
    57 spc Space ␠ ␣
    58 caps CapsLock ⇪
    59 f1 F1
    60 f2 F2
    61 f3 F3
    62 f4 F4
    63 f5 F5
    64 f6 F6
    65 f7 F7
    66 f8 F8
    67 f9 F9
    68 f10 F10
    69 nlck nlk NumLock ⇭
    70 slck ScrollLock scrlck ⇳🔒
    71 kp7 Numpad7 🔢₇
    72 kp8 Numpad8 🔢₈
    73 kp9 Numpad9 🔢₉
    74 kp- NumpadSubtract 🔢₋
    75 kp4 Numpad4 🔢₄
    76 kp5 Numpad5 🔢₅
    77 kp6 Numpad6 🔢₆
    78 kp+ NumpadAdd + 🔢₊
    79 kp1 Numpad1 🔢₁
    80 kp2 Numpad2 🔢₂
    81 kp3 Numpad3 🔢₃
    82 kp0 Numpad0 🔢₀
    83 kp. NumpadDecimal 🔢．
    86 102d lsgt nubs IntlBackslash nonusbslash < ﹨
    87 f11 F11
    88 f12 F12
    89 ro IntlRo
    90 katakana
    91 hiragana
    92 cnv conv henk hnk henkan
    93 kana katakanahiragana
    94 ncnv mhnk muhenkan
    96 kprt NumpadEnter 🔢⏎ 🔢↩ 🔢↵ 🔢↲ 🔢⤶ 🔢⎆ 🔢⌤ 🔢␤
    97 rctl ControlRight rctrl ⎈› ⌃›
    98 kp/ NumpadDivide 🔢⁄
    99 ssrq sys prnt PrintScreen prtsc ⎙
    100 ralt AltRight altgr ⎇› ⌥› ⇮
    102 home Home ⇤ ⤒ ↖ ⇱
    103 up ArrowUp ▲ ↑
    104 pgup PageUp ⇞ ⎗
    105 lft left ArrowLeft ◀ ←
    106 rght ArrowRight right ▶ →
    107 end End ⇥ ⤓ ↘ ⇲
    108 down ArrowDown ▼ ↓
    109 pgdn PageDown ⇟ ⎘
    110 ins Insert ⎀
    111 del Delete ␡ ⌦
    113 mute VolumeMute 🔇 🔈⓪ 🔈⓿ 🔈₀
    114 vold VolumeDown voldwn 🔉 🔈− 🔈➖ 🔈₋ 🔈⊖
    115 volu VolumeUp 🔊 🔈+ 🔈➕ 🔈₊ 🔈⊕
    116 powr power
    117 NumpadEqual 🔢₌
    119 brk Pause pause break
    121 kp, NumpadComma 🔢⸴
    124 ¥
    125 lmet met MetaLeft lmeta ‹◆ ‹⌘ ‹❖ ‹⊞
    126 rmet MetaRight rmeta ◆› ⌘› ❖› ⊞›
    127 comp cmps cmp menu apps ContextMenu ▤ ☰ 𝌆
    140 calc
    142 zzz sleep
    143 wkup WakeUp
    155 mail LaunchMail
    158 bck BrowserBack
    159 fwd BrowserForward
    161 EjectCD eject
    163 next MediaTrackNext ▶▶
    164 pp MediaPlayPause ▶⏸
    165 prev MediaTrackPrevious ◀◀
    172 hmpg homepage
    179 lpar kp( NumpadLeftParen leftparen 🔢₍
    180 rpar kp) NumpadRightParen rightparen 🔢₎
    183 f13 F13
    184 f14 F14
    185 f15 F15
    186 f16 F16
    187 f17 F17
    188 f18 F18
    189 f19 F19
    190 f20 F20
    191 f21 F21
    192 f22 F22
    193 f23 F23
    194 f24 F24
    204 🎛
    215 email
    224 brdn brdown brdwn 🔅
    225 brup bru 🔆
    226 mdia media
    229 bldn ⌨💡− ⌨💡➖ ⌨💡₋ ⌨💡⊖
    230 blup ⌨💡+ ⌨💡➕ ⌨💡₊ ⌨💡⊕
    249 sls SpotLightSearch
    250 dtn Dictation
    251 dnd DoNotDisturb
    252 mctl MissionControl
    253 lpad LaunchPad
    272 mlft mouseleft 🖰1 ‹🖰
    273 mrgt mouseright 🖰2 🖰›
    274 mmid mousemid 🖰3
    275 mbck mousebackward 🖰4
    276 mfwd mouseforward 🖰5
    355 kp= clr
    387 plyr player
    464 fn 🌐 ƒ ⓕ Ⓕ 🄵 🅕 🅵
    676 nop0
    677 nop1
    678 nop2
    679 nop3
    680 nop4
    681 nop5
    682 nop6
    683 nop7
    684 nop8
    685 nop9
    766 mvmt mousemovement 🖰mv
    """

  /// The 767 names that kanata's simulator prints.
  static let kanataOutput = """
    1 Escape
    2 Kb1
    3 Kb2
    4 Kb3
    5 Kb4
    6 Kb5
    7 Kb6
    8 Kb7
    9 Kb8
    10 Kb9
    11 Kb0
    12 Minus
    13 Equal
    14 BSpace
    15 Tab
    16 Q
    17 W
    18 E
    19 R
    20 T
    21 Y
    22 U
    23 I
    24 O
    25 P
    26 LBracket
    27 RBracket
    28 Enter
    29 LCtrl
    30 A
    31 S
    32 D
    33 F
    34 G
    35 H
    36 J
    37 K
    38 L
    39 SColon
    40 Quote
    41 Grave
    42 LShift
    43 Bslash
    44 Z
    45 X
    46 C
    47 V
    48 B
    49 N
    50 M
    51 Comma
    52 Dot
    53 Slash
    54 RShift
    55 KpAsterisk
    56 LAlt
    57 Space
    58 CapsLock
    59 F1
    60 F2
    61 F3
    62 F4
    63 F5
    64 F6
    65 F7
    66 F8
    67 F9
    68 F10
    69 NumLock
    70 ScrollLock
    71 Kp7
    72 Kp8
    73 Kp9
    74 KpMinus
    75 Kp4
    76 Kp5
    77 Kp6
    78 KpPlus
    79 Kp1
    80 Kp2
    81 Kp3
    82 Kp0
    83 KpDot
    84 K0xBF
    85 K0xC0
    86 NonUsBslash
    87 F11
    88 F12
    89 Intl1
    90 K0xB1
    91 K0xB3
    92 K0xB0
    93 K0xB2
    94 K0xAF
    95 NonUsHash
    96 KpEnter
    97 RCtrl
    98 KpSlash
    99 SysReq
    100 RAlt
    101 K0xC1
    102 Home
    103 Up
    104 PgUp
    105 Left
    106 Right
    107 End
    108 Down
    109 PgDown
    110 Insert
    111 Delete
    112 K0xC2
    113 Mute
    114 VolDown
    115 VolUp
    116 Power
    117 KpEqual
    118 K0xC3
    119 Pause
    120 K0xC4
    121 KpComma
    122 Lang1
    123 Lang2
    124 Intl3
    125 LGui
    126 RGui
    127 Application
    128 Stop
    129 Again
    130 K0xC5
    131 Undo
    132 K0xC6
    133 Copy
    134 K0xC7
    135 Paste
    136 Find
    137 Cut
    138 Help
    139 Menu
    140 MediaCalc
    141 K0xC8
    142 MediaSleep
    143 Wakeup
    144 K0xC9
    145 K0xCA
    146 K0xCB
    147 K0xCC
    148 K0xCD
    149 K0xCE
    150 MediaWWW
    151 K0xCF
    152 MediaCoffee
    153 K0xD0
    154 K0xD1
    155 K0xAE
    156 K0xD2
    157 K0xD3
    158 MediaBack
    159 MediaForward
    160 MediaStop
    161 MediaEjectCD
    162 MediaFind
    163 MediaNextSong
    164 MediaPlayPause
    165 MediaPreviousSong
    166 MediaStopCD
    167 K0xD4
    168 K0xD5
    169 K0xD6
    170 K0xD7
    171 K0xD8
    172 K0xAD
    173 MediaRefresh
    174 K0xD9
    175 K0xDA
    176 MediaEdit
    177 MediaScrollUp
    178 MediaScrollDown
    179 K0xDB
    180 K0xDC
    181 K0xDD
    182 K0xDE
    183 F13
    184 F14
    185 F15
    186 F16
    187 F17
    188 F18
    189 F19
    190 F20
    191 F21
    192 F22
    193 F23
    194 F24
    195 Execute
    196 LockingCapsLock
    197 LockingNumLock
    198 LockingScrollLock
    199 KpEqualSign
    200 Intl2
    201 Intl4
    202 Intl5
    203 Intl6
    204 Intl7
    205 Intl8
    206 Intl9
    207 Select
    208 Lang3
    209 Lang4
    210 PScreen
    211 Lang5
    212 Lang6
    213 Lang7
    214 Lang8
    215 K0xAB
    216 Lang9
    217 K0xDF
    218 K0xBE
    219 Clear
    220 K220
    221 K0xAC
    222 AltErase
    223 Cancel
    224 BrightnessDown
    225 BrightnessUp
    226 K0xAA
    227 Prior
    228 Return
    229 KbdIllumDown
    230 KbdIllumUp
    231 Separator
    232 Out
    233 Oper
    234 ClearAgain
    235 CrSel
    236 ExSel
    237 K0xB4
    238 K0xB5
    239 K0xB6
    240 No
    241 K0xB7
    242 K0xB8
    243 K0xB9
    244 K0xBA
    245 K0xBB
    246 K0xBC
    247 K0xBD
    248 MediaMute
    249 K249
    250 PostFail
    251 ErrorRollOver
    252 K252
    253 K253
    254 K254
    255 K255
    256 K256
    257 K257
    258 K258
    259 K259
    260 K260
    261 K261
    262 K262
    263 K263
    264 K264
    265 K265
    266 K266
    267 K267
    268 K268
    269 K269
    270 K270
    271 K271
    272 K272
    273 K273
    274 K274
    275 K275
    276 K276
    277 K277
    278 K278
    279 K279
    280 K280
    281 K281
    282 K282
    283 K283
    284 K284
    285 K285
    286 K286
    287 K287
    288 K288
    289 K289
    290 K290
    291 K291
    292 K292
    293 K293
    294 K294
    295 K295
    296 K296
    297 K297
    298 K298
    299 K299
    300 K300
    301 K301
    302 K302
    303 K303
    304 K304
    305 K305
    306 K306
    307 K307
    308 K308
    309 K309
    310 K310
    311 K311
    312 K312
    313 K313
    314 K314
    315 K315
    316 K316
    317 K317
    318 K318
    319 K319
    320 K320
    321 K321
    322 K322
    323 K323
    324 K324
    325 K325
    326 K326
    327 K327
    328 K328
    329 K329
    330 K330
    331 K331
    332 K332
    333 K333
    334 K334
    335 K335
    336 K336
    337 K337
    338 K338
    339 K339
    340 K340
    341 K341
    342 K342
    343 K343
    344 K344
    345 K345
    346 K346
    347 K347
    348 K348
    349 K349
    350 K350
    351 K351
    352 K352
    353 K353
    354 K354
    355 K355
    356 K356
    357 K357
    358 K358
    359 K359
    360 K360
    361 K361
    362 K362
    363 K363
    364 K364
    365 K365
    366 K366
    367 K367
    368 K368
    369 K369
    370 K370
    371 K371
    372 K372
    373 K373
    374 K374
    375 K375
    376 K376
    377 K377
    378 K378
    379 K379
    380 K380
    381 K381
    382 K382
    383 K383
    384 K384
    385 K385
    386 K386
    387 K387
    388 K388
    389 K389
    390 K390
    391 K391
    392 K392
    393 K393
    394 K394
    395 K395
    396 K396
    397 K397
    398 K398
    399 K399
    400 K400
    401 K401
    402 K402
    403 K403
    404 K404
    405 K405
    406 K406
    407 K407
    408 K408
    409 K409
    410 K410
    411 K411
    412 K412
    413 K413
    414 K414
    415 K415
    416 K416
    417 K417
    418 K418
    419 K419
    420 K420
    421 K421
    422 K422
    423 K423
    424 K424
    425 K425
    426 K426
    427 K427
    428 K428
    429 K429
    430 K430
    431 K431
    432 K432
    433 K433
    434 K434
    435 K435
    436 K436
    437 K437
    438 K438
    439 K439
    440 K440
    441 K441
    442 K442
    443 K443
    444 K444
    445 K445
    446 K446
    447 K447
    448 K448
    449 K449
    450 K450
    451 K451
    452 K452
    453 K453
    454 K454
    455 K455
    456 K456
    457 K457
    458 K458
    459 K459
    460 K460
    461 K461
    462 K462
    463 K463
    464 K464
    465 K465
    466 K466
    467 K467
    468 K468
    469 K469
    470 K470
    471 K471
    472 K472
    473 K473
    474 K474
    475 K475
    476 K476
    477 K477
    478 K478
    479 K479
    480 K480
    481 K481
    482 K482
    483 K483
    484 K484
    485 K485
    486 K486
    487 K487
    488 K488
    489 K489
    490 K490
    491 K491
    492 K492
    493 K493
    494 K494
    495 K495
    496 K496
    497 K497
    498 K498
    499 K499
    500 K500
    501 K501
    502 K502
    503 K503
    504 K504
    505 K505
    506 K506
    507 K507
    508 K508
    509 K509
    510 K510
    511 K511
    512 K512
    513 K513
    514 K514
    515 K515
    516 K516
    517 K517
    518 K518
    519 K519
    520 K520
    521 K521
    522 K522
    523 K523
    524 K524
    525 K525
    526 K526
    527 K527
    528 K528
    529 K529
    530 K530
    531 K531
    532 K532
    533 K533
    534 K534
    535 K535
    536 K536
    537 K537
    538 K538
    539 K539
    540 K540
    541 K541
    542 K542
    543 K543
    544 K544
    545 K545
    546 K546
    547 K547
    548 K548
    549 K549
    550 K550
    551 K551
    552 K552
    553 K553
    554 K554
    555 K555
    556 K556
    557 K557
    558 K558
    559 K559
    560 K560
    561 K561
    562 K562
    563 K563
    564 K564
    565 K565
    566 K566
    567 K567
    568 K568
    569 K569
    570 K570
    571 K571
    572 K572
    573 K573
    574 K574
    575 K575
    576 K576
    577 K577
    578 K578
    579 K579
    580 K580
    581 K581
    582 K582
    583 K583
    584 K584
    585 K585
    586 K586
    587 K587
    588 K588
    589 K589
    590 K590
    591 K591
    592 K592
    593 K593
    594 K594
    595 K595
    596 K596
    597 K597
    598 K598
    599 K599
    600 K600
    601 K601
    602 K602
    603 K603
    604 K604
    605 K605
    606 K606
    607 K607
    608 K608
    609 K609
    610 K610
    611 K611
    612 K612
    613 K613
    614 K614
    615 K615
    616 K616
    617 K617
    618 K618
    619 K619
    620 K620
    621 K621
    622 K622
    623 K623
    624 K624
    625 K625
    626 K626
    627 K627
    628 K628
    629 K629
    630 K630
    631 K631
    632 K632
    633 K633
    634 K634
    635 K635
    636 K636
    637 K637
    638 K638
    639 K639
    640 K640
    641 K641
    642 K642
    643 K643
    644 K644
    645 K645
    646 K646
    647 K647
    648 K648
    649 K649
    650 K650
    651 K651
    652 K652
    653 K653
    654 K654
    655 K655
    656 K656
    657 K657
    658 K658
    659 K659
    660 K660
    661 K661
    662 K662
    663 K663
    664 K664
    665 K665
    666 K666
    667 K667
    668 K668
    669 K669
    670 K670
    671 K671
    672 K672
    673 K673
    674 K674
    675 K675
    676 K676
    677 K677
    678 K678
    679 K679
    680 K680
    681 K681
    682 K682
    683 K683
    684 K684
    685 K685
    686 K686
    687 K687
    688 K688
    689 K689
    690 K690
    691 K691
    692 K692
    693 K693
    694 K694
    695 K695
    696 K696
    697 K697
    698 K698
    699 K699
    700 K700
    701 K701
    702 K702
    703 K703
    704 K704
    705 K705
    706 K706
    707 K707
    708 K708
    709 K709
    710 K710
    711 K711
    712 K712
    713 K713
    714 K714
    715 K715
    716 K716
    717 K717
    718 K718
    719 K719
    720 K720
    721 K721
    722 K722
    723 K723
    724 K724
    725 K725
    726 K726
    727 K727
    728 K728
    729 K729
    730 K730
    731 K731
    732 K732
    733 K733
    734 K734
    735 K735
    736 K736
    737 K737
    738 K738
    739 K739
    740 K740
    741 K741
    742 K742
    743 K743
    744 K744
    745 MWU
    746 MWD
    747 MWL
    748 MWR
    749 K749
    750 K750
    751 K751
    752 K752
    753 K753
    754 K754
    755 K755
    756 K756
    757 K757
    758 K758
    759 K759
    760 K760
    761 K761
    762 K762
    763 K763
    764 K764
    765 K765
    766 K766
    767 KeyMax
    """

  /// The 272 names that keyd reads.
  static let keyd = """
    0 scrolldown scrollup scrollright scrollleft noop
    1 esc escape
    2 1
    3 2
    4 3
    5 4
    6 5
    7 6
    8 7
    9 8
    10 9
    11 0
    12 - minus
    13 = equal
    14 backspace
    15 tab
    16 q
    17 w
    18 e
    19 r
    20 t
    21 y
    22 u
    23 i
    24 o
    25 p
    26 [ leftbrace
    27 ] rightbrace
    28 enter
    29 leftcontrol control
    30 a
    31 s
    32 d
    33 f
    34 g
    35 h
    36 j
    37 k
    38 l
    39 ; semicolon
    40 ' apostrophe
    41 ` grave
    42 leftshift shift
    43 \\ backslash
    44 z
    45 x
    46 c
    47 v
    48 b
    49 n
    50 m
    51 , comma
    52 . dot
    53 / slash
    54 rightshift
    55 kpasterisk
    56 leftalt alt
    57 space
    58 capslock
    59 f1
    60 f2
    61 f3
    62 f4
    63 f5
    64 f6
    65 f7
    66 f8
    67 f9
    68 f10
    69 numlock
    70 scrolllock
    71 kp7
    72 kp8
    73 kp9
    74 kpminus
    75 kp4
    76 kp5
    77 kp6
    78 kpplus
    79 kp1
    80 kp2
    81 kp3
    82 kp0
    83 kpdot
    84 iso-level3-shift
    85 zenkakuhankaku
    86 102nd
    87 f11
    88 f12
    89 ro
    90 katakana
    91 hiragana
    92 henkan
    93 katakanahiragana
    94 muhenkan
    95 kpjpcomma
    96 kpenter
    97 rightcontrol
    98 kpslash
    99 sysrq
    100 rightalt
    101 linefeed
    102 home
    103 up
    104 pageup
    105 left
    106 right
    107 end
    108 down
    109 pagedown
    110 insert
    111 delete
    112 macro
    113 mute
    114 volumedown
    115 volumeup
    116 power
    117 kpequal
    118 kpplusminus
    119 pause
    120 scale
    121 kpcomma
    122 hangeul
    123 hanja
    124 yen
    125 leftmeta meta
    126 rightmeta
    127 compose
    128 stop
    129 again
    130 props
    131 undo
    132 front
    133 copy
    134 open
    135 paste
    136 find
    137 cut
    138 help
    139 menu
    140 calc
    141 setup
    142 sleep
    143 wakeup
    144 file
    145 sendfile
    146 deletefile
    147 xfer
    150 www
    151 msdos
    152 coffee
    153 display
    154 cyclewindows
    155 mail
    156 favorites bookmarks
    157 computer
    158 back
    159 forward
    160 closecd
    161 ejectcd
    162 ejectclosecd
    163 nextsong
    164 playpause
    165 previoussong
    166 stopcd
    167 record
    168 rewind
    169 phone
    170 iso
    171 config
    172 homepage
    173 refresh
    174 exit
    175 move
    176 edit
    179 kpleftparen
    180 kprightparen
    181 new
    182 redo
    183 f13
    184 f14
    185 f15
    186 f16
    187 f17
    188 f18
    189 f19
    190 f20
    191 f21 prog1
    192 f22 prog2
    193 f23 prog3
    194 f24 prog4
    200 playcd
    201 pausecd
    204 dashboard
    205 suspend
    206 close
    207 play
    208 fastforward
    209 bassboost
    210 print
    211 hp
    212 camera
    213 sound
    214 question
    215 email
    216 chat
    217 search
    218 connect
    219 finance
    220 sport
    221 shop
    223 cancel
    224 brightnessdown
    225 brightnessup
    226 media
    227 switchvideomode
    228 kbdillumtoggle
    229 kbdillumdown
    230 kbdillumup
    231 send
    232 reply
    233 forwardmail
    234 save
    235 documents
    236 battery
    237 bluetooth
    238 wlan
    239 uwb
    240 unknown
    241 next
    242 prev
    243 cycle
    244 auto
    245 off
    246 wwan
    247 rfkill
    248 micmute
    272 leftmouse
    273 rightmouse
    274 middlemouse
    275 mouse1
    276 mouse2
    277 mouseforward
    278 mouseback
    372 zoom
    464 fn
    582 voicecommand
    """
}
