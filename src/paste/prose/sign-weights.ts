/**
 * Signs of a text, and how much each of them, in this order, speaks for a kind, where a device's support is 0, and for another
 * trade, where bands are 0; in fifths. `npm run paste:words -- --write` writes this file: 7088 labelled texts say so.
 */
export const WEIGHED_SIGNS = `
<adds> <aggregated> <and> <band> <bandLock> <bandWord> <baseStation> <bluetooth> <carrier> <category> <cdma> <change>
<code> <condition> <core> <country> <deployment> <device> <ensures> <except> <fdd> <filler> <frequency> <gnss> <gsm>
<has> <level> <locked> <lte> <lteM> <mhz> <more> <nbIot> <needs> <network> <not> <nr> <nrBand> <nsa> <number>
<operator> <otherRadio> <place> <region> <sa> <serving> <signal> <spent> <subscription> <support> <tdScdma> <tdd>
<text> <to> <trade> <umts> <unit> <use> <usual> <variant> <wifi> <word> <works> =lte10 =lte11 =lte12 =lte13 =lte17
=lte18 =lte19 =lte2 =lte20 =lte21 =lte25 =lte26 =lte27 =lte28 =lte29 =lte3 =lte30 =lte31 =lte32 =lte34 =lte38 =lte39
=lte4 =lte40 =lte41 =lte42 =lte43 =lte46 =lte48 =lte5 =lte6 =lte66 =lte7 =lte70 =lte71 =lte72 =lte8 =lte85 =lte9 =nr1
=nr12 =nr13 =nr14 =nr2 =nr20 =nr25 =nr257 =nr258 =nr26 =nr260 =nr261 =nr28 =nr29 =nr3 =nr30 =nr38 =nr40 =nr41 =nr48
=nr5 =nr53 =nr66 =nr7 =nr70 =nr71 =nr75 =nr76 =nr77 =nr78 =nr79 =nr8 aa aber accordin acquisit across action activate
active adds adesso aggregat agregacj ah airwaves ais alarm alla allow allowed along ama american anchor android ani
answer antennas antes anyone apac aparelho apart apn apply aqui areas asks assigned aug august auto automati autumn
awk aws axis az ba backup banden bands bands>0 bands>1 bands>10 bands>11 bands>2 bands>3 bands>4 bands>5 bands>6
bands>7 bands>8 bands>9 bandwidt bandy bant bar basse batch batería batteria batterie battery bc before began beidou
beta better between bg bit black ble bloccato block blue bnd bon both bottom bought box brick bring browser bts bu
build built bänder bản ca caja camera camped can canada cannot capabili capacity card carriers carries casi cat
category catm cbrs cc cdma cellinfo cellmapp celular certifie cfg cgmm cgmr chan channels char che check ciao cities
ciudades cmd cn code codes color colour complian comprar conditio config containe contre core corvo country countrys
cpe csq ctrl cuenta curl current customer cut data datenbla dbi dc de dear default degrees delay dependin depuis desk
det deutsche diag dialing differen digi disable disabled disponib dito dl dla dms doble docomo doit dorf double
downtown drawer drei driver dss dual due dumpsys działa débits earfcn eau ebay edition efar eg egsm ela elsewher empty
enable enb endc ended ends enough ep erp espectro et ethernet eu europa eut eutran everybod exactly external eは e频
fails faixa fallback falls faq fcc fdd feature fehlt fffffff fibocom fibre field filter finally find finds firmware
fit five floor followed form format formerly found four fr france freedesk freedom freq frequenc friend ft funciona
funkt garansi gcf general generic germany ghz gives gl global glow gnss goes gone gpp gprs grad great gsmctl guess gw
gx g는 haben hardware has head hello help hey highligh his ho hola host hotspot house hpue hr hs hsdpa huawei hutschie
hx hz här ich identica ids if ihr ile iliad im img import in incl included includin index india indonesi indoor
indoors info inputs ins inside integrat internat into intrafre io ip iphone ips ised it item items itself iv ja jetzt
jio jpg jsem kak kann keep kg kids kt kt는 kx laa lab label lac lacks lan laptop launch laut le leaving leds less li
licence licences life lifecell like limits list listed listing lists=0 lists=1 lists=2 lists=3 lists=4 lists=5 lleva
local lock locked locks logger lohnt loin lol look loss lr lte magenta mah mainland mais make maker manual mask mast
max maximum may maybe mbit mbn mcc mcellban mcellinf mchannel mconnect med mega member menu mesmo meter meters mfw mhz
mi mieux mikrotik miles million mimo mini minutes mio mir mmcli mmwave mnc mo mobile mode model modelo models modem
modemban modems modes modul moin moment morning moto mp mpcie mphysica mr mregiste ms mservice much multi mvoicere my
màn módem nada name names nano nanosim nas nationwi ncp ne near nearly neighbor neighbou nem netmonst networkb
networki networkm netz netzbetr netze nf nglaar nie nine nor nordamer norvik nos note notes nothing notice nrf nsa nsg
number này não oben obsługuj off offers official ohne ok online ont opened openwrt operator option opérateu orange
order org orion os otherwis oui out output outside overview owns page paraguay partner partout parts pas path país pcb
pci pcs pega peu phones phát pid pin ping plain planned play pls plug poe pole populati ports post posted ppi prairie
preferre preis price primary primarys primer print prints pro producen profile proto protocol public pásmo qcainfo
qmicli qn qnwinfo qspn quad qualquer question quindi radio ram ran range rat rates reaches readers reading readme
reads ready reboot rebooted region regions registry regulato rel release report reported reports reset resta restart
retrieve return returned rev review reviewed rf rfsts rg ridge ro road rogers roof room route routeur rp rsrp ru
rugged run rv rx rychlost réseau réseaux sagt said salt saponett sar sara sasktel satellit say saya sc scc scheda
screen screensh sd sdr search sec secondar segundo sem semaines semua send sendat sensitiv serving set setting seven
share shed sheet shenzhen ships shop short signal simcard simcom since sind single site sites sito sku slot slots sma
smart smartfre smartpho so socket softbank sold solid sollte som someone somewher sorry sound spain spark specific
specs speedtes sprint ssc staff standard stars states station status stays stick sticks stop storage strength sub such
suis sunrise suporta support supporta supporte supports sure sw swisscom switch switched sávok sí số tablet tac tag
tags taiwan tak talks también tdd tech tecnolog telcel tele telekom telemóve telephon tells teltonik telus tem teslin
tested tg the third though thought three thông tick ticked ticket title tk tl tls told too took touched tous toute
tower town towns tpg trabaja trace tracker trae tray trigger truck true três ttl turkcell twice type udah ue ul
umnoprof umts unit unlocked unticked upload usa usar usb uscellul users ustawion usually utilisée utra value var
variant variante variants vdc ve verizon version versão very vid video viene viii voice vx wait wanted wants warm was
wcdma week weight welcome wersja whenever whether which white who wide wifi wiki window windows wireguar within wl wo
won works wouldn ww xcband xl xml xmonitor xt yagi yazıyor year yes yesterda yg yoigo zasilani zte zulassun zum zł är
österrei że έχει από για με σε στο было гарантия диапазон для есть за зафиксир кабель категори на нет нормальн одна
работает раньше свисток связи сети скорость смартфон та телефон чем через الرابع ある いで たの たら った てみ でも でド で使 と思 なの なら
にし によ のは のプ は非 るの イル ック ドは ミリ メー リ波 一个 不支 不是 中国 主要 供电 全网 内存 内版 刷新 北美 命令 品名 商品 固定 国内 国移 国行 型番 处理 官网 対応 帯域 応し 応で 持n 支持
数据 整理 日本 是不 有b 模组 温度 理器 用户 电源 的是 看到 移动 続通 络频 网通 能用 自己 買っ 载波 返回 連続 锁定 锁频 防水 非対 頻段 대역 됩니다 밴드 주파수
`;
export const SIGN_WEIGHTS = {
  operator: `
1 -2 4 0 -4 2 -6 -6 24 2 0 5 -10 7 -4 8 6 -1 10 2 -5 1 -1 -8 -2 -4 -8 -3 -2 -5 0 0 -1 22 8 -6 4 2 -4 0 12 0 2 1 2 -2 6
-2 -2 -9 -2 -5 -4 1 4 0 2 16 18 -6 -8 3 4 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 -6 -5 4 3 3 -5 4 -3 4 -2 -7 -5 10 12 -4 -1 1 -8 8
-8 -4 0 -8 10 -10 -4 -6 6 -8 -8 6 4 1 -4 6 -8 1 -4 -6 -2 -6 -6 1 -4 -8 -8 3 -6 -10 -2 -1 -5 -6 -12 -5 -4 -6 -8 -8 -5
-8 -10 -10 -4 -2 -10 8 -8 -6 -8 -11 -8 -8 8 6 -6 2 6 -8 -2 5 -6 -10 1 9 6 -10 6 8 -7 -2 -12 -2 12 6 4 9 -12 -6 -5 -10
-1 -5 -7 2 -6 0 6 -16 3 -7 4 -5 11 -12 -6 -7 -10 1 -7 2 8 10 -10 -7 -10 -10 4 -7 0 -4 10 -7 -4 10 -3 -11 -5 -4 -6 -10
-8 -10 8 4 -6 -10 -10 -6 10 -11 -6 10 6 -8 -6 -4 -4 -8 -7 -9 -12 -12 -4 -12 -4 9 4 4 8 -8 11 -6 -5 -5 -5 8 4 -2 -8 9
-12 -2 -10 -6 11 10 -3 -6 8 -7 14 4 8 -16 -6 1 -4 10 8 10 -9 -8 -5 3 8 8 -6 -5 2 8 -4 4 8 -4 0 -7 10 -4 -6 -10 -8 -6 2
-5 2 -2 -8 -6 -6 -2 -5 -7 8 -11 -5 -6 -8 6 2 -3 0 -7 11 7 -10 -14 -10 -8 2 10 -6 -7 8 -9 -4 -2 -8 -6 0 -8 6 -9 -8 -6
-2 -8 -8 -7 -10 -10 -4 8 -8 -12 -8 -6 10 6 -6 -6 1 -10 2 -6 -11 -8 8 10 -17 -5 8 0 6 -10 -8 -8 6 -8 -7 -2 6 -6 -8 -8
-12 -2 -7 -5 -8 8 -4 -8 2 7 -9 4 6 6 5 -4 8 -6 -8 -7 -10 -10 -5 -8 1 1 -6 -6 -12 -6 -8 -5 5 -7 -6 5 -6 -8 -8 -4 -6 -8
-6 -4 4 -2 -6 0 -8 -16 -6 -8 6 4 12 -8 -8 -5 -15 -3 -12 -12 3 -6 -6 -8 6 -7 -6 -6 14 10 -6 5 6 -6 -10 -6 -6 -13 -3 -4
-1 2 4 -8 2 -6 4 -4 3 -6 11 10 -9 -7 -6 -6 14 -12 -6 -6 11 -5 -6 -6 13 -8 -8 -2 -10 0 -8 9 0 2 0 0 -6 -1 -5 -2 2 -6 6
-12 0 5 8 -6 10 14 4 -11 -2 -6 -4 -8 -12 6 -8 10 -4 -8 -7 -7 -12 -7 6 -8 -8 -6 7 1 -6 -10 -8 0 -5 2 0 1 10 -7 0 3 -8
-6 11 -10 -4 -7 -4 10 10 4 -5 10 1 2 6 4 4 0 -6 3 -6 9 8 4 -6 -8 -6 -8 -13 -6 7 -13 12 -6 -5 -10 -7 1 5 -10 -6 6 -9 2
-5 -6 -7 -18 8 10 4 2 6 2 0 8 -9 -4 -8 6 12 -4 -4 -4 4 -6 7 -8 8 10 10 -2 -8 -8 12 -10 2 -12 -8 9 1 8 -6 -10 1 -5 10
11 2 -10 -9 6 10 -6 14 6 -6 12 -4 -10 -14 11 0 -7 0 0 -12 -9 6 0 7 6 6 8 -9 -6 4 6 -8 -6 -3 -10 -8 -10 6 -4 4 -8 8 -9
3 4 4 -6 -4 2 10 -8 1 9 -10 -6 -7 -4 2 0 2 9 -13 4 -8 -10 -8 -6 -6 6 -8 -8 -7 -8 2 5 10 7 4 -6 -4 2 -8 7 -8 3 -2 12
-10 -9 -6 8 -8 -7 2 9 9 14 8 -8 2 -8 -8 6 -8 2 2 -7 -2 -6 10 2 -8 -8 -1 -8 -9 1 -8 -2 9 -9 -9 -8 -8 -6 8 8 1 3 10 -4
-12 12 2 -6 -10 -2 -10 -12 12 10 -8 -7 -8 9 -5 1 8 8 5 5 -6 -8 -6 8 -10 -8 -2 -15 2 -8 -6 -14 -4 8 4 6 -8 -7 -6 -6 -1
-14 9 6 10 -8 6 -8 -18 0 12 -8 10 -6 6 -9 -6 -6 -12 0 -8 -7 -5 0 -2 -1 -8 -11 12 -6 4 8 3 8 -10 1 -5 -6 -9 -10 -8 -8 6
-9 -6 9 -8 5 0 6 -6 -7 -8 -8 -3 -4 6 -6 -8 4 4 -7 10 10 -5 0 -14 -4 -8 -8 -4 8 10 -8 7 -8 1 8 -8 -9 0 -2 -10 0 2 2 8
10 -8 9 -10 0 9 11 -11 -10 -7 -9 -8 -10 -6 8 0 -7 -12 8 -10 -6 -8 -7 6 -8 10 8 -7 -7 4 -8 8 0 9 -8 6 -9 -4 -6 -8 10 -8
-8 -4 -5 -6 9 -8 9 -8 -14 -8 -7 -10 -1 -4 6 -10 12 -6 0 -6 8 6 10 -8 2 -8 -6 -2 9 8 -4 8 0 0 4 -7 5 0 -9 5 -4 -3 -4 -6
-8 -6 10 0 -8 -4 2 6 -11 -8 10 -8 -1 -4 -6 -5 3 -8 4 -8 -5 -1 -6 -7 -7 -8 -9 -6 -8 -9 1 -8 -8 -7 -7 -6 9 -8 -10 -7 -6
-7 3 -10 -4 11 8 -6 -10 -6 -6 -6 -8 3 -8 -11 0 -4 10 -6 -7 -6 -6 -3 -6 -2 -6 -5 -8 -7 10 10 -6 -2 -8 -6 -6 -4 -8 2 -6
10 -8 -8 -13 -10 -6 -8 -1 -5 -8 -6 2 -8 -9 12 -7 -6 0 8
`,
  serving: `
-2 18 0 0 -10 -3 -4 1 6 -6 -6 -2 -4 3 -1 -3 -2 3 2 1 -8 0 -2 -7 -2 -6 -2 -6 -6 -8 -8 -2 -4 4 4 -6 -1 -2 8 3 7 1 4 -7
-1 23 14 3 6 -17 -2 -6 2 -2 0 -8 2 2 -2 -4 -5 2 -3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 2 -8 4 7 4 -2 13 -6 7 6 -4 -7 4 6 -4 4 2
-6 3 -12 -7 11 -2 2 -2 -8 -8 6 -5 -6 4 -3 0 -4 0 -3 8 -6 -2 -5 -2 -6 12 -10 -5 3 8 1 -6 -14 0 -8 -2 -8 -11 -12 -12 -10
-7 -5 -6 -6 2 -4 -7 -1 3 -8 -8 -2 -4 -6 -4 5 6 -5 8 8 0 -6 4 -9 -7 -1 5 0 -16 7 5 -4 -6 -3 -4 6 8 0 0 -10 -7 -8 -6 14
-3 -7 9 -6 -8 6 -18 -5 -2 6 -6 2 -14 -6 -4 -8 9 -10 10 4 8 -10 -4 -18 -14 11 -8 2 -10 3 -4 -5 0 -6 -4 -8 -6 -8 -10 -6
-10 3 5 -6 -7 -7 -6 4 -10 -8 14 3 -5 -7 -9 -7 -6 -2 -8 -11 -6 0 -6 0 4 -2 0 8 -1 4 -6 -5 -6 0 -4 4 -1 -6 2 -6 -6 -12
-6 5 4 -6 -5 3 -6 3 6 2 -10 -7 9 -10 4 8 3 -8 -7 -6 -3 2 0 -6 -7 9 4 2 0 2 -8 9 -6 0 -4 -6 -10 -5 -6 8 -8 3 -4 -6 -6
-7 -6 -6 -8 4 -10 -8 -8 -8 10 2 -6 10 0 4 4 -3 -6 -7 1 10 2 -8 -4 3 0 -5 -6 -6 -8 -6 -2 6 -6 -5 -8 -6 -6 -6 -5 -10 -10
-8 10 -6 -6 -6 -6 4 2 -13 -8 8 -4 9 0 -13 -6 6 4 -14 -2 4 6 2 -9 -6 -5 -2 -4 -10 -4 12 -5 -4 -5 -8 6 -4 -5 -8 2 7 -4 7
4 -4 9 2 6 8 -10 2 -8 -10 -5 -12 -10 -6 -8 -4 11 -4 -6 -4 -4 -4 -6 10 -7 0 10 -5 -6 -4 -7 -5 -4 -6 -8 6 -8 -2 2 -6 -10
-4 -6 2 4 1 -12 -8 -6 -8 6 -10 -6 0 -6 -5 -8 2 -6 -4 -6 4 4 -7 6 8 -6 -8 -5 -5 2 -2 2 0 -1 -4 -9 4 -4 -1 -6 4 -6 4 10
-2 -6 -2 -6 8 -7 -3 -8 6 -6 6 -12 9 -12 -6 -10 -3 7 -10 8 8 9 8 9 -7 10 -7 6 10 -1 2 -16 -4 6 5 -2 3 6 -8 -9 6 -9 7 -9
-14 9 -4 0 5 -3 -6 -5 -4 -4 3 -10 -9 -1 7 10 -6 -5 -6 11 -8 10 4 10 4 -8 10 10 -6 -6 0 -8 -2 -6 -4 6 2 -1 -10 8 2 10
10 0 14 -2 -12 0 -8 3 2 2 -9 -4 -6 -3 -6 -6 4 -9 0 -3 -8 -14 8 6 5 -7 -5 5 -10 4 -4 -8 -8 0 8 3 2 4 7 -4 -6 6 -4 -8 -8
6 8 -6 -6 -6 10 -2 -1 2 3 4 4 -6 -8 -8 2 -6 8 -9 -2 0 -9 0 -9 -8 8 2 2 0 -2 -4 -12 0 4 -6 6 2 -6 4 -8 -7 -10 14 9 -5
12 8 -10 -10 5 -1 -4 10 7 28 -6 -5 20 9 -8 -6 -4 -4 5 -6 -1 -10 8 -4 2 -8 6 3 4 -4 -1 7 4 -5 9 3 -8 -9 -6 -6 10 0 11 6
-16 1 -3 -8 -8 -7 2 19 -4 -8 -5 -5 -6 12 4 4 8 -5 11 6 -6 5 -2 0 -2 0 -8 -6 -7 2 -8 -7 4 1 2 8 -2 -5 9 -6 -5 11 -6 6 8
-4 9 -2 6 12 -6 -8 -2 -8 0 -4 -10 -6 6 -2 -8 -6 -6 -8 4 14 -2 0 5 -8 -5 -2 -6 -4 -11 7 -6 -13 2 0 -6 -4 -6 2 -6 2 2 3
6 7 -4 -8 -10 0 -8 -6 12 -12 8 -6 -6 -12 -10 8 8 2 -6 -4 -6 -6 8 -12 0 8 2 -6 6 -10 -25 -6 6 -8 2 -10 6 -8 -8 -4 -9 5
-6 -5 -4 2 -6 -7 -8 -5 3 -6 10 5 9 10 -4 8 -7 -14 -7 -6 -6 -7 6 2 -6 6 -5 2 0 -2 -3 -7 1 -5 -6 -5 5 -6 -4 8 6 -5 1 4
-6 -2 -8 -10 -6 -6 6 8 0 -5 6 -3 4 0 -5 3 -2 -8 0 -6 1 10 -6 2 -2 2 -8 -2 4 2 -9 -8 -6 -5 -6 -5 -5 -1 -8 -6 -6 2 -10
-1 -8 -4 6 -6 6 0 -6 -4 8 -6 9 -6 4 -7 8 0 -6 -4 -1 10 -6 -6 0 -2 -6 6 -5 1 -10 -8 -5 -8 -7 -4 -7 22 -6 2 6 -8 2 7 0 1
-6 6 -5 -6 -4 2 2 -8 6 9 -10 8 0 10 4 -4 1 -10 -7 -3 -6 -6 -8 6 -8 -7 -6 -6 -2 -8 -6 4 -2 -6 -11 0 -6 0 -5 1 -6 -6 8
-6 -6 -6 -6 -6 -4 -4 -10 0 -4 -8 -7 -4 -2 3 -6 -8 -5 -4 -5 4 -9 -6 5 2 -6 -6 -6 -6 -3 -4 8 -4 -6 0 -6 6 -6 -7 -6 -5 -9
-8 -6 -6 -6 -13 -6 4 0 -6 -10 -8 -7 -6 -6 -6 4 -6 6 -4 -6 -8 -8 -4 -6 9 -6 -4 -4 0 -4 -5 3 -9 -6 -6 -2
`,
  enabled: `
4 1 2 -2 6 2 2 -5 -1 -2 -2 -2 0 4 2 -2 -6 2 5 18 -7 0 -3 -7 -2 -8 -6 32 -5 2 -4 0 -2 0 6 0 -2 -6 0 0 8 2 1 -2 3 5 5 -2
3 -21 0 -8 0 2 2 -4 -2 0 2 -2 -4 5 2 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -5 -8 -8 8 8 6 -4 6 -8 8 -2 -6 -8 4 4 -6 8 14 -2 4 -11 -3
4 -8 4 -6 -6 -4 4 -5 -8 7 12 10 -4 7 -6 -4 -6 -6 13 10 -6 4 -10 -6 -8 0 -8 -3 0 -4 -2 -4 -8 -8 -10 -10 -6 -4 -6 -7 -7
-3 -6 -8 -4 4 -8 -6 -6 -8 -7 -12 8 4 -6 3 0 -6 9 9 -12 -8 9 3 9 -4 6 7 -4 -8 -6 -4 4 7 8 3 -10 -9 0 -8 2 -4 -6 0 -11
-7 6 -19 -4 -8 -2 -8 3 -5 -9 -6 -8 0 -6 0 0 4 -10 1 -4 -14 -4 -10 10 -10 1 -4 -4 2 6 -6 -4 -6 -4 -10 -6 -9 4 17 -6 -7
-6 -7 5 -8 -6 10 4 -6 -6 0 -4 -12 -10 -8 -9 -9 -8 -8 9 2 8 6 8 -4 5 -6 -7 -10 -8 -6 12 10 -1 2 -4 -7 -10 -5 8 4 -6 -4
2 -6 4 8 0 -9 -8 0 -2 4 4 8 -8 -5 -7 8 4 -1 -6 -6 12 4 -4 8 6 -6 4 -8 1 -6 -3 -3 -8 -6 4 -4 8 -8 -2 -6 -7 -6 -8 -4 2
-11 -6 -8 -10 12 10 -6 2 -5 6 8 -6 -10 -8 -6 0 2 -7 -8 4 -5 -6 -8 -8 -12 -6 -8 -4 -1 -5 -8 -6 -6 -6 -8 -5 -8 -6 4 0 -6
-5 -7 6 6 -14 -8 -2 -6 4 -9 -9 -6 -1 8 -17 -8 4 -7 7 -7 -10 -3 5 -6 -6 -8 7 -6 -6 -6 -10 6 -8 -8 -6 0 6 -6 2 4 -6 -1
-2 4 2 -1 4 -8 -10 -4 -9 -10 -5 -9 -6 4 -4 -6 -8 -7 -6 -6 3 2 -7 2 -5 -6 -3 -9 -6 -4 -6 -10 8 0 -6 12 -8 -10 -10 -5 7
-3 1 -13 -8 -5 -9 -3 -10 -8 10 -6 -10 0 7 -3 -6 -6 9 6 -8 -2 8 -5 -2 -4 -4 4 -3 -2 0 -6 -8 -8 8 -4 9 -9 8 -6 4 6 -8 -6
-8 -6 2 -7 -4 -7 2 -6 4 0 8 -10 -6 -3 -2 8 -9 -1 -2 0 -1 -2 -6 2 -7 8 0 -10 7 -16 -9 4 4 4 3 7 -6 -10 8 -6 4 0 -10 -2
-6 2 9 -3 -8 -4 -1 -7 6 -13 -11 -4 10 2 -2 -5 -2 0 -7 0 10 -1 6 -11 -1 6 -6 -6 6 -4 -8 -4 -4 8 2 16 -10 3 -4 3 3 9 0
11 -7 12 -10 2 2 10 -4 -2 1 -6 -10 -5 -1 -6 0 -7 -5 -12 0 4 8 -10 -6 0 -10 9 -5 -8 -6 7 6 4 6 13 4 8 -8 5 0 -12 -6 4 7
-6 -7 -6 8 -8 2 -6 2 4 5 -6 -8 -10 1 -10 4 -3 -6 2 -8 2 -10 -11 12 -8 3 -1 6 -7 -11 8 4 -10 8 7 -5 4 -11 -8 -11 4 -2
-6 12 0 -16 -9 7 10 -3 1 4 3 -10 -8 -4 8 -11 -6 6 -8 -2 -6 8 -8 6 -4 4 -8 7 8 8 -6 8 4 8 -6 0 4 -8 -11 -7 -6 2 14 1 10
-16 8 -8 -7 -6 -4 1 2 -2 -5 -6 -11 -6 2 8 6 6 -6 0 8 -6 6 -8 8 8 6 -8 -7 -5 2 -10 -5 12 0 2 9 5 -8 0 -8 -2 4 -6 9 6 -8
-4 -7 4 4 -2 5 8 -6 -13 14 -3 -6 0 -7 -10 -6 -3 -2 4 2 9 12 8 -4 -12 6 -4 -6 -12 8 -6 -10 1 -1 -4 -8 -6 1 -8 10 3 6 6
4 -6 -6 -10 1 -8 -7 3 -10 -4 -6 -4 -12 -10 2 -2 9 -4 -4 -1 -4 2 -12 -1 1 2 -6 4 -10 -24 -10 3 -9 4 -5 8 -7 -4 -7 -10 8
-6 -6 -8 8 -7 -6 -8 -12 2 -7 0 -4 2 1 -8 8 -6 -13 -7 -4 -6 -4 4 -3 -7 6 -7 8 9 4 -6 -6 -6 -6 -6 -10 11 -2 -4 5 4 -6 0
5 -6 10 -14 -9 -5 -3 2 7 0 -10 0 -5 10 7 -3 -6 10 -4 -2 -7 14 8 -3 8 -9 2 -4 8 4 3 -7 -4 -8 -4 -10 -7 -6 6 -8 -6 -7 7
-11 -8 -7 -5 4 -8 7 5 -5 -6 -1 0 6 -6 4 -8 2 -8 -7 -4 -6 6 -6 -6 -8 -8 -8 6 -4 1 -10 -7 -2 -8 -14 -9 -4 1 -6 6 -4 -8
-9 6 7 2 -8 12 -6 -5 -8 6 -1 -4 -2 4 -5 6 -6 10 9 -6 9 -10 -6 -5 3 -1 -8 2 -8 -3 -6 -6 6 -8 -5 2 -6 -8 -4 -10 -6 9 -6
10 -6 -6 3 -8 -6 -7 -6 -7 -5 -8 -10 10 -4 -8 -8 -5 -5 2 -2 -8 -5 -6 -5 8 -9 -8 2 0 -6 -5 -8 -8 -6 -6 4 -4 -6 8 -6 2 -6
-7 -6 -5 -8 -8 -6 -6 -9 -16 -6 5 0 -2 -10 -9 -6 -6 -8 -5 6 -7 6 -4 -6 -6 -8 -8 -6 -2 -6 -4 -5 8 -4 -6 11 -9 -6 -8 0
`,
  trade: `
-4 -16 0 4 -15 -2 -6 1 -14 -4 -3 -2 4 0 8 -2 -8 -1 -4 -9 -2 2 -2 0 5 0 -2 -12 -5 -4 -2 4 -6 -5 5 8 1 5 2 4 0 10 7 1 -6
-10 -6 5 -2 -1 -7 -2 -4 4 18 -4 2 0 2 0 4 3 -4 15 10 -3 -8 -10 -2 -7 10 -11 -6 -5 -12 -4 -10 -9 -5 -2 -2 -10 -8 -12 -4
-8 -14 -4 -4 -7 -6 -8 8 24 -16 -6 12 -13 -5 -12 -10 12 8 -9 -6 -6 9 6 -5 -12 -13 8 -14 -10 -6 -2 8 -6 -2 -6 -7 -5 10 3
-6 8 -8 -18 -7 -8 -23 -24 -19 -3 1 -5 -2 -8 -11 -11 -12 -10 -3 -1 -15 -4 -2 -11 -4 9 -2 -10 1 -8 0 -11 -12 -12 -6 -8 0
3 8 4 0 -7 -2 -12 -13 -6 -10 2 -4 -10 -5 -5 -9 -12 -11 4 0 -6 0 2 -2 -4 -9 -1 0 -6 -9 -6 -2 2 0 -6 -2 -4 -6 4 -12 -7
-10 4 -8 -2 6 2 8 -10 2 4 -2 2 -6 -4 8 0 -6 -5 2 -3 -8 -3 7 -4 2 -16 -4 -6 -10 3 5 5 2 -5 -8 -14 -2 -10 2 3 -1 -14 -14
-4 -10 -12 2 -2 -6 -2 0 8 -5 -8 -12 4 -10 -16 -9 -4 1 10 -8 2 -1 -8 -12 -8 -4 0 2 8 0 8 -8 5 -4 -9 -6 -2 2 -4 -2 -10
-4 10 -12 -2 -8 0 -7 0 1 4 4 -3 4 7 -4 -10 -6 -13 -12 -7 2 -11 -1 -2 -4 -15 -12 -16 -6 -10 -4 -8 -10 2 -5 -8 -9 -3 -8
2 -13 2 -10 3 4 -4 -10 -6 1 6 -10 -9 -12 -12 -10 -9 -2 6 4 -12 -16 -6 -4 7 -10 -8 -15 -4 -4 -2 -1 -12 -10 2 -10 -6 -9
-6 -2 -8 -2 -6 6 -14 -4 2 -2 -14 -4 -8 -12 10 -6 -3 -6 -2 2 2 1 -12 -3 2 -8 3 5 1 2 0 -12 4 2 2 6 4 -10 -6 -6 -4 -12 0
-2 -4 -15 -2 -8 -1 6 -8 8 -9 -11 -2 -12 -5 -9 -2 -10 -7 -5 -1 0 1 -4 -10 -6 -5 -8 2 -2 -6 2 -9 0 -6 -3 -2 -5 -8 6 -13
4 -4 -11 -2 4 4 -13 2 2 -9 0 -2 4 -6 4 -2 -7 0 -13 4 -12 4 -6 -13 -3 -4 -12 -2 3 -4 -10 0 -4 -5 -4 -5 -7 0 2 -12 -13
-3 8 -4 -6 0 2 -16 -10 -10 -6 -3 0 -14 -12 8 -4 -2 1 -2 -8 5 4 -2 1 -2 -9 -10 8 -8 -2 -8 -8 -2 -8 -6 -3 4 0 2 6 -8 -11
-16 -9 -2 -8 4 -13 -5 -2 -4 4 -3 -12 2 3 -3 -6 -14 -6 4 0 1 0 -6 -9 1 -10 -14 -12 -10 4 -6 -4 -5 -8 -2 -4 -11 -8 9 -11
-14 2 -8 4 -8 2 -10 0 -8 0 1 -2 0 0 -4 4 -4 -10 -6 4 2 -10 -10 -6 -10 -12 -12 0 -8 4 -8 -6 -11 -4 4 -12 2 -7 -8 -3 2
-2 -8 -14 -6 -10 -12 -6 2 -16 -13 2 2 -12 -14 -2 -6 0 -6 -8 -2 -8 -2 8 -3 -12 1 -8 -4 -1 0 4 -12 4 -12 8 -2 1 -11 -12
0 -12 0 -1 -24 1 -1 -10 4 -1 -7 -4 1 4 -1 -7 -3 -6 -8 3 -6 -4 1 -13 -8 -10 2 -9 -3 3 -6 0 -2 0 2 2 -2 -3 -11 -6 13 -15
-4 -5 4 -15 0 0 -2 -12 6 -6 -6 -7 -10 2 2 6 -10 -10 -10 -8 -12 4 4 0 -4 -8 1 -10 -19 -8 -4 -4 -9 0 -3 -11 -8 4 -4 -4 6
-12 -4 -4 0 5 -3 0 6 -6 -12 0 6 -4 -2 4 3 -4 -3 10 -4 -8 -6 -10 -7 -6 4 -4 -4 -14 -10 -7 -7 -2 -6 -3 0 12 -5 -9 -2 -10
-8 -4 -4 -2 4 -10 2 -8 -8 4 -8 -8 -4 -10 -8 6 2 -2 4 -10 6 2 -11 -6 -2 -2 4 -15 -10 -2 -6 -9 -3 -12 2 -6 -4 -2 -8 0 -9
8 -6 4 0 4 0 -5 4 -2 -14 0 -6 -10 -9 -4 -2 8 0 4 -11 0 -6 2 5 5 -5 -4 0 10 2 8 0 0 -12 -4 -6 0 0 -10 9 -1 -8 -2 0 8 6
-4 -4 6 -2 -11 9 6 0 0 -6 0 0 -6 -3 -3 4 0 2 0 -6 -13 7 1 -16 6 -2 1 -9 0 -10 -4 7 -5 -14 -2 6 -11 -6 6 -7 0 -9 -2 2
-1 -2 2 -2 0 -2 2 -10 -12 -11 -10 -4 -2 -8 -4 0 -4 -9 -6 -6 -17 -9 -12 -4 0 -12 -10 -14 1 -8 -14 -2 -6 -4 2 5 2 -6 -3
-6 -8 -6 -12 -4 -12 -12 1 -8 4 -6 8 -11 -3 -9 -16 -6 2 -10 4 -9 -14 0 -18 -2 4 -11 -2 -8 0 -1 0 -8 8 -8 -2 1 -2 -8 -6
-12 6 -10 2 3 0 6 4 -8 8 1 -6 -2 4 6 -6 -6 0 -4 2 -10 -10 -10 -12 -2 -8 -7 -9 0 -6 -6 -7 -8 -12 -8 -12 4 2 0 -10 -1 1
-7 -2 -8 -8 -3 2 -5 -4 -4 -7 -12 -10 3 -4 -3 0 -4 -8 -2 -8 -6 2 1 -12 -4 -14 -4 0 2 0 -8 5 -4 -16 6 -4 0 -8 -1 -2 -7
-2 -10 2 0 -2 -7 -8 -7 4 0 -6 -1 -6 -3 -2 -10 -4 -10 -2 4 -1 -6 -4 -2 -10 -2 0 -16 2 -2 -2 -6 0 -8 -2 4 -2 2 -10 4 2
-2 -10 -6 -12 -5 -2 0 -7 9 -12 -7 -2 -4 -6 4 -8 -2 -6 -9 -6 2 -8 -8 1 0 2 -7 9 12 -8
`,
};
