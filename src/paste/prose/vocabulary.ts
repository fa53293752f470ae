/**
 * Words that decide what a number beside them is, in the languages that device lists are written in. A word counts whole;
 * with `*` behind, whatever begins with it counts; of several that begin a word or a text, the longest. A plural's `s` is
 * never written. The words of a kind are in the order of their letters.
 */
import { groupBy } from '../../core/group-by.js';
import { CARRIER_NAMES } from './carrier-names.js';
import { type Kind } from './pattern.js';

/** What German words of roads begin with, whose federal ones are numbered as bands are: `B20`. */
export const ROADS = ['autobahn', 'autofahrer', 'bundesstrass', 'bundesstraß'];
/** What stands before the word in names of bands for the wrist: `Mi Band`. */
export const WRISTBANDS = ['mi', 'smart', 'fit', 'honor', 'huawei', 'redmi'];

const WORDS: Partial<Record<Kind, string>> = {
  // Words with another word of the vocabulary in them.
  word:
    'sub_band sub-band can_confirm for_use with_your_carrier with_your_operator with_your_provider with_your_network 移动电源 移动硬盘 移动卡 移动设备 移动终端 移动网络 移动数据 移动通信 移动端 移动版 移动办公 移动路由 移动热点 移动随身 移动互联 移动平台 移动性 ' +
    WRISTBANDS.map((name) => `${name}_band`).join(' '),
  lte:
    '4.5g 4g 4g+ 4जी 4জি e-utra eutra eutran lte lte-a lte-a_pro ltea lteadvanced* الجيل_الرابع ' +
    'نسل_چهارم एलटीई এলটিই',
  nr:
    '5g 5g+ 5g-nr 5gnr 5जी 5জি fr1 fr2 fr_1 fr_2 mmw mmwave newradio nr sub-6 sub-6ghz sub6 الجيل_الخامس ' +
    'نسل_پنجم',
  fdd: 'efdd fdd sdl te-fdd',
  tdd: 'etdd td tdd te-tdd',
  sa: 'sa standalone',
  nsa: 'endc non-standalone nsa',
  lteM: 'catm catm1 emtc ltem ltem1',
  nbIot: 'catnb catnb1 catnb2 nb1 nb2 nbiot',
  gsm: '2.5g 2g 2जी 2জি dcs edge egprs egsm geran gprs gsm pcs الجيل_الثاني نسل_دوم जीएसएम জিএসএম',
  umts:
    '3g 3जी 3জি dc-hsdpa dc-hspa dchspa hsdpa hspa hspa+ hsupa umts utms utra utran wcdma الجيل_الثالث ' +
    'نسل_سوم এইচএসডিপিএ এইচএসপিএ',
  tdScdma: 'scdma tdscdma',
  cdma: 'cdma cdma2000 evdo',
  wifi: '802.11* unii wifi wifi5 wifi6 wlan',
  bluetooth: 'ble bluetooth bt 蓝牙',
  gnss: 'bds beidou galileo glonass gnss gps navic qzss 北斗',
  otherRadio: 'dect dvb globalstar iridium ism lora lorawan nfc rfid sidewalk thread uhf vhf wimax zigbee',
  bandWord:
    'baender band band_class band_classes banda bande bandech bandem banden bands bandu bandy bandı ' +
    'bandına bandında bandů bant bantlar bantlarda bantları bantlarına bantlarında bantlarını benzi ' +
    'benzile bänder bändern bånd båndene băng băng_tần dažniai dažnius dažnių faixa frekanslar ' +
    'frekansları frequenzbaender frequenzband frequenzbänder joslas joslu joslās juostas juostos juostų ' +
    'opseg opsega opsege opsezi pasm pasma pasmach pasmem pasmo pasove pasovi paśmie pita pojas pojasa ' +
    'pojaseve pojasevi pásem pásma pásmech pásmo pásmu rfband ribad ribadel ribasid sagedusala* ' +
    'sagedused sagedusi sáv sávok sávokat sávokon sávot sávra taajuudet taajuuksi* taajuusalue* ζωνών ' +
    'ζώνες ζώνη μπάντα μπάντες συχνότητες бенд бендах бенди бенды бендів бэнд бэнда бэндах бэнде бэнды ' +
    'диапазон* діапазон* обхват* опсег опсеге опсези полос* смуг* честоти честотни_ленти תדר תדרים ' +
    'الترددات باند باندهاي باندهای تردد ترددات فرکانس نطاق نطاقات والترددات وترددات बैंड ব্যান্ড ' +
    'คลื่นความถี่ ย่านความถี่ แบนด์ แบนด์ที่ใช้งาน แบนด์ปัจจุบัน バンド プラチナバンド 周波数帯 帯域 頻段 频段 频率范围 대역 밴드 ' +
    '번_밴드',
  to: 'bis through thru to до 至',
  use:
    'använd* are_on_air ausgebaut began_in began_with betrieben bieten bietet broadcast* bruger bruker ' +
    'deploy* dùng emite emitira emituje emplea emplean empregam empregan enciend* exploit* fa_servir ' +
    'fan_servir folos* gebruiken gebruikt* genutzt* gir gira_su guna has_won használ* is_on_air izmanto ' +
    'kasutab kasutavad koriste koristi korzysta korzystają kullan* käyttä* kör launched launches ' +
    'maakt_gebruik mancar memakai menggunakan nadaje nadają naudoja nutzen nutzt ocupam ocupan offers ' +
    'opera operate* passe_en phát_sóng použív* refarming refarms relies rely rolled_out rolling_out ' +
    'rolls_out runs_on schalten schaltet senden sendet started_in started_with sänder sử_dụng testet ' +
    'transmit* trasmett* uitgezonden uporablja* usad* usam usan usano usat* use used using utbyggt ' +
    'utilise* utilisée utilitza utiliza* utilizza utilizzano używa* veriyor verwend* vrti vysíl* využív* ' +
    'want won wykorzystuje wykorzystują yayınlıyor yayını zendt émet émettent εκπέμπ* χρησιμοποι* ведут ' +
    'вещает вещают використов* използва* использ* を使います を使って 使います 使って 使っています 使用 分到 拿到 拿到的 獲得的 用的 获得的 走 ' +
    '運用 部署 사용 사용한다 사용합니다 서비스 씁니다',
  works:
    'berjalan beroperasi běží chạy draait działa działają fonctionne* funciona funcionan funcționează ' +
    'funken funkt funziona funzionano hizmet hoạt_động körs kører laufen läuft működik pracuje pracują ' +
    'run toimii trabaja trabajan çalış* üzemel працює работает работают 개통',
  more: 'etc more еще ещё 等',
  place:
    'appendix bewertung block cell chapter column exit fig figure gate lane line ocena page paper pin ' +
    'pinach piny pinów platform punteggio puntuación question rating room row score seat section sheet ' +
    'slot0 stage step table wertung оценка 评分',
  device:
    'aparelho baseband celular celulares cpe dongle el_equipo enrutador* este_equipo gateway handy ' +
    'laptop maršrutizator* mifi modeemi modem modemen modemet modemmet modemul modul module modulo moduł ' +
    'mòbil módem módulo móvil móviles notebook phone puhelin reititin roteador* router routeren routern ' +
    'routerul routeur* ruter* ruuter* rūter* smartfon* smartphone stick surfstick telefon telefonas ' +
    'telefone telefonen telefono telefonul telefoon telefoonu telefón teléfono tracker téléphone ' +
    'tālrunis usmerjevalnik* điện_thoại κινητά κινητό μόντεμ ρούτερ модем модуль роутер рутер* смартфон* ' +
    'телефон* הטלפון המודם הנתב מודם الراوتر المودم الهاتف جهاز مودم هاتف گوشی फोन मॉडेम राउटर มือถือ ' +
    'เราเตอร์ โทรศัพท์ スマホ 双卡 平板 平板电脑 手机 模块 模组 端末 终端 路由器 공유기 듀얼심 모뎀 스마트폰 아이폰 이_폰 휴대폰',
  subscription: '(u)sim apn cellular esim hotspot imei roaming sim usim',
  variant:
    'apparaat appareil cihaz dispositivo edición edition enhet gerät geräte készülék laite model modell ' +
    'modello modelo modèle name one perangkat prodotto product producto produit produkt produto region ' +
    'regional rev series sku slot suffix sürüm sürümü unit uređaj urządzenie variant variante version ' +
    'versione versiyon versiyonu versión versão wariant wersja zařízení вариант версия модели модель ' +
    'модификация модифікація устройство דגם המכשיר الجهاز タイプ モデル 产品 型号 機種 機種名 版 版本 製品 設備 设备 配置',
  and:
    'a_také a_także además_de ainsi_que alebo along_with als_auch alsook além_de and as_well_as ' +
    'assim_como así_como ayrıca bem_como cùng_với e ed eller en et evenals i in_addition_to ja ' +
    'jak_również junto_con kao_i lub nebo ning noch nonché nor och oder og oltre_a or oraz plus ' +
    'precum_si precum_și samt sekä serta sowie stejně_jako together_with und valamint ve và whereas ' +
    'while y és și καθώς_και και а_также а_також и или או ו و और तथा และ および ならびに 並びに 以及 及 及び 和 或 还有 還有 ' +
    '과 그리고 및 와',
  condition: 'eğer falls if jeśli pokud si wenn если もし 如果',
  filler:
    '3gpp 4x4 a1a according all als_fallback als_rückfall also_available an ant ant0 ant1 ant2 ant3 ant4 ' +
    'anymore apenas are as_a_fallback as_fallback at at_least auch_erhältlich auf aux avail available ' +
    'avec bei bisher bitte bleibt_unverändert bohužel bonjour by_region carrier_bandwidth ' +
    'carrier_bandwidths carrieraggregation cbrs ce cellular_network certified cette chez clr com ' +
    'communication_network completely component_carrier component_carriers con const często* dabei das ' +
    'dem den der desbloquead* die diese dieser div diversity dl dla downlink dss dual-band débloqué* ' +
    'e.g. ein eine el eles elles ellos entirely esas esmr esos essas esses est esta este esto está están ' +
    'estão figure_shows following for for_now frec* freigeschaltet frekv* freq* from fréq* für ' +
    'global_ready global_use hallo hasta_ahora helaas hello hence here het heute hey hi high higher hoje ' +
    'hola hpue hélas i.e. ihnen ihre il ils imt imt-e in including infelizmente international_use ' +
    'inzwischen is ise ist isteğe_bağlı it its jsou just không_khóa không_khóa_mạng komplett laa ' +
    'lamentablemente las last le leider les leur list_shows loro los low lower lsmh main mal_wieder ' +
    "malheureusement med met mid mimo mine mit mittlerweile mobile_network mode most n'a n'est n'ont " +
    'na_razie nach_region nas new niestety no. no_changes non_cambia non_cambia_nulla nothing_changes ' +
    'nowadays nr. n° nº o_sea odblokowan* of on only ou_seja our par_région para penta-band per per_ora ' +
    'per_region po_zapnutí por_ahora por_enquanto por_región pour previously primaire primaria primario ' +
    'primary primär purtroppo på quad-band quelle_che questa queste questo radio reported ' +
    'resta_invariato resta_tutto_invariato rx sadly salut saya sbloccat* secondaire secondaria ' +
    'secondario secondary secundaria secundario secundária sekundär shows_up sin_cambios since sind smh ' +
    'so solo somente son sono sont su sulle sur sus são są table_below_shows table_shows ' +
    'también_disponible technology tested that the their them there therefore these they this thus ' +
    'toistaiseksi tri-band tx tyvärr ul ultra_wideband un una une unfortunately unlocked uplink usmh ' +
    'utilizador utilizadores voorlopig vorerst vorhanden völlig wcs we werden wird with worden wordt ' +
    'work worldwide_use wwan yang z.b. zatím ändert_sich_nichts är également_disponible şimdilik είναι ' +
    'οι στα στη στην στις στο τα το в для привет частот* это № バンドステアリング バンド幅 パートナー回線 メイン 下表显示 不含税 交換バンド ' +
    '其他不支持 其他没有 其它不支持 其它没有 别的不 别的没有 双模 年度版 年版 无线 无锁 无限 无需 是 時計バンド 替えバンド 未使用 毫无 無制限 無料 無線 無需 缺点 表格显示',
  has:
    'ada besitzt came_with come_with comes_in comes_with conta_com cubre cuenta_con cuentan_con có ' +
    'dispone dispose do does embarque enthält got gère ha ha_la haben had hanno har has hat have heeft ' +
    'ima include inclui inclut incluye integra kann können lists lleva llevan ma mají mają má posiada ' +
    'possiede possède punya takes tem tenga tengan tiene tienen trae trae_la traen tud tudja têm umie ' +
    'uměl unterstützen vem_com viene_con zvládne έχει вміє есть имеет имеют имеются мають має є',
  unit:
    '% a antenna b c ca cc cm countries d day dbi device eur fps g gb gb/s gbp ghz h hours hrs hz inch ' +
    'kb kb/s kbit kbps kg khz kv kw lb m mah mb mb/s mbit mbit/s mbps mbps/ min mm month mp ms mw nits ' +
    'nm ns ohm pieces points port seats sec times usd user v w week wh x year ° ω ггц кгц ℃ ℉ チャンネル ページ ' +
    '㎓ 个 信道 分钟 小时 纳米 頁 页 채널',
  category: 'cat category catégorie class kategorie release категори*',
  not:
    'a_no-go a_été_coupée a_été_éteinte abgehakt_habe abgeschaltet abgewählt absence absent* ' +
    'al_posto_del al_posto_della al_posto_di aldrig ani anstatt anstelle anstelle_von apagué are_blocked ' +
    "are_gone are_off aren't au_lieu_de au_lieu_des au_lieu_du ausencia ausgeschaltet " +
    'aux_abonnés_absents be_blocked belum bez bez_tik bleiben_gesperrt bleibt_gesperrt bockat_ur brak ' +
    "brakuje can't cannot carece chybí chýba chưa_có chưa_hỗ_trợ coupée dar_nu deactivat* deaktivier* " +
    'desactivé desativei desmarquei desmarqué desprovist* desteklemiyor desteklenmez desteklenmiyor ' +
    "didn't disable* disattivato doesn't doesn't_exist doesnt dommage_pour don't don't_exist dont " +
    'décoché dépourvu* dépourvu_de dépourvue_de désactiv* ei ej eksik em_lugar_da em_lugar_de em_vez_da ' +
    'em_vez_de en_lugar_de en_lugar_del en_vez_de en_vez_del er_slået_fra esquece esqueça false falta ' +
    'faltam faltan faltou faltó fehlanzeige fehlen fehlen_also fehlen_beide fehlend fehlende fehlt ' +
    'fehlt_also fehlte fehlten fica_de_fora ficam_de_fora forbidden forgo* gak gasi geen geen_spoor ' +
    "gestrichen hasn't haven't hayır hiányzik hiányzik_belőle häkchen_raus i_stedet_for if_only ikke " +
    'ikkje in_plaats_van in_place_of incompatib* inget inkompatib* instead_of inte invece_del ' +
    "invece_della invece_di is_blocked is_gone is_off isn't isnt ist_weg istället_för jamais jamais_vu " +
    'jamais_vue jsem_odškrtl jsem_odškrtla kapattı kapattım kein keine keinen không kryssat_ur ' +
    "kullanmıyor kullanılmıyor l'impasse_sur la_quité lack lacked lacking lagt_ned lasciato_fuori " +
    'le_quité leaves_out leaving_out left_off left_out letiltva levata_la_spunta lipsesc lipseşte ' +
    'lipsește lipsă loses lástima_por mai_vista mai_visto manca mancano mangler manjka manque manquent ' +
    "menos_a menos_la minus missing missing_out_on mitte místo n'y_est_pas n'y_sont_pas nada_de nada_en " +
    "ne ne_l'a_pas ne_l'ont_pas neanche nedlagt nedsläckt nee nein neither nej nem nemají nemmeno nemá " +
    'nemám nepodporuje neppure nessuna nessuno never never_seen nggak ni nicht nichts_auf nie ' +
    'nie_gesehen nie_ma nie_widziałem niente niente_su niet nigdy nigdy_nie_widziałem nincs nincs_benne ' +
    "nincsen nincsenek no no-go no_la_veo no_love_for no_sign_of noch_nie_gesehen non non_c'è " +
    'non_la_vedo non_lo_vedo non_montata non_si_vede none nooit nope not not_boosted not_for_use_with ' +
    'not_heard not_make_the_cut not_released not_seen not_there nothing_on nowhere_to_be_found nu_are ' +
    'nu_suportă nunca não não_vejo né odhaczone odznaczyłem odškrtl odškrtl_jsem odškrtla odškrtla_jsem ' +
    'odškrtnul ohne olvidarse_de olvidate olvídate omission omit* ontbreekt oublie oubliez pas pas_de ' +
    'pas_là peccato_per perde pierde pois_päältä privi privo queda_fuera quedan_fuera quitado_la ' +
    'quité_la rather_than rausgenommen removed resta_fuori restano_fuori rien_sur saknar saknas sammutti ' +
    'sans schade_um scordatela scordati se_la_quité sem senza shame_about shut_down sin sind_weg skip* ' +
    'släckt slået_af slået_fra spenta spento statt stängt_av switched_off söndü taken_off tanpa thiếu ' +
    'tidak tirei_a tolta_la_spunta tolto_la_spunta took_the_tick_out turned_off uitgeschakeld uitgezet ' +
    'unsupported unticked utan varken vergebens vergeblich vergeet vergesst vergiss verliert verzichten ' +
    "verzichtet verzichtet_der_hersteller vyhodil vyhodila vyhozené vypnul wala walang was_off wasn't " +
    "weder weggelassen were_off wish without won't wyłączon* wyłączył* yok zabrakło zamiast zonder " +
    'à_la_place_de à_la_place_du δεν δεν_έχει χωρίς χωρίς_τικ όχι без викинув викинула вместо выключен* ' +
    'выключил выключили замість не не_видел не_видела нема немає нет ни ни_разу_не_видел никогда няма ні ' +
    'отключен* отключил отключили отсутству* прибрав_галочку снял_галки снял_галку снял_галочки ' +
    'убрал_галки убрал_галку אין בלי לא ללא بدون غير_مدعوم لا_يدعم ندارد نمی ولا_يدعم नहीं แต่ไม่รองรับ ' +
    'ไม่มี ไม่มีให้ ไม่รองรับ がありません がない が無い サポートしていません 不含 不支持 不支援 使えない 使えません 使っていない 使っていません 使われていない ' +
    '使われていません 关掉 关闭了 切りました 取消了 取消勾选 取消勾選 対応していない 対応していません 対応しておらず 対応しておりません 対応しない 少了 抜き 抜けて 抜けている 拿掉 收不到 ' +
    '无 未対応 未支持 根本没有 没_b 没_n 没b 没n 没做 没有 没看到 没见到 無 用不上 用不到 看不到 砍掉 禁用 缺 缺了 缺失 缺少 而不是 而非 關掉 關閉了 阉割了 非対応 食唔到 ' +
    '꺼졌 꺼졌습니다 꺼졌어요 꺼짐 미지원 빠져 빠졌 빠졌네요 사용하지_않습니다 사용하지_않아요 사용하지_않음 안_돼요 안_되네요 안_됨 안_써요 안_씀 안_씁니다 안_잡혀요 ' +
    '안_잡히네요 안_잡힘 안돼요 안됨 안됩니다 없고 없네요 없다 없습니다 없어서 없어요 없음 지원_안_돼요 지원_안_됨 지원_안_함 지원_안_해요 지원_안돼요 지원_안됨 지원_안함 ' +
    '지원하지 체크_해제 해제하고',
  except:
    'all_bands_but all_but alles_außer ausser außer behalve everything_but except excepto excl exclude* ' +
    'excluding hariç hormis kecuali kivéve kromě menos_as oprócz other_than paitsi salvo sauf ' +
    'todas_as_bandas_menos todas_las_bandas_menos todas_menos todo_menos todos_menos tout_sauf tranne ' +
    'tudo_menos undtagen utom wszystko_oprócz все_кроме всё_кроме кроме 以外 以外的',
  mhz: 'megahercio megahertz mhz мгц мегагерц* मेगाहर्ट्ज মেগাহার্টজ ㎒',
  support:
    'admet admeten admite atbalsta ausgestattet bắt_được capable certified_for compatib* compatíve* ' +
    'conducted cover covered covering destekl* didukung en_charge equipada equipado equipaggiat* ' +
    'equipped geschikt gèrent géré* hỗ_trợ klarar kompatib* mendukung menyokong obsług* ondersteun* ' +
    'palaiko podpira* podporov* podporu* podržava* prend prennent prise sensitivity soporta* stöd* ' +
    'støtter støttet suporta* suportă supplies support* toetab toetavad tuetut tukee támogat* ' +
    'tương_thích umí understøt* unlocked_for unterstütz* wspiera wyposażon* équipé* υποστηρίζ* поддерж* ' +
    'поддържа* подржава* підтрим* умеет תומך المدعومة تدعم يدعم يدعمها پشتیبانی सपोर्ट รองรับ ' +
    'รองรับเฉพาะ รองรับแค่ 三网通 全网通 发射功率 対応 支不支持 支不支援 支持 支援 灵敏度 지원 지원되지만 지원하지만',
  region:
    'africa* afrik* afrique amer ameri* amerykańsk* améri* apac asia* asie asien asya au austral* avrupa ' +
    'azjatyck* br brasil* brazil* britain canad* china chinese chińsk* cn east emea eu eurasia* europ* ' +
    'európai evropsk* global* in1 india indian indien indyjsk* internacional* international* ' +
    'internazional* japan* jp korea* kr la latam latin latinoam* mea mexic* middle modelo_chinês méxic* ' +
    'na new_zealand nordam* norteam* north northern nz oceania pacific rest_of_the_world rest_of_world ' +
    'row1 russia* south sudam* taiwan thailand tw uk united_kingdom united_states us usa versão_chinesa ' +
    'world worldwide índia ази* америк* европ* индия росси* світов* сша європейськ* その他の国 その他の地域 中国 亚洲 ' +
    '全球 其他国家 其他地区 北米 北美 南美 台版 国内 国行 国际 日本 日版 欧洲 欧版 海外 港版 澳洲 美国 美洲 美版 韩版',
  country:
    'albania* alemania algeria* allemagne angola* argentin* armenia* austria* autriche azerbaijan* ' +
    'bahrain* bangladesh* belarus* belgi* bolivia* bosnia* botswana* bu_ülkede bulgari* cambodia* ' +
    'cameroon* ce_pays chile colombia* costa_rica croatia* cuba* cyprus czech* danish danmark* denmark ' +
    'deutsch* diesem_land dit_land dominican* dutch ecuador egypt* espagne* españ* este_país estonia* ' +
    'ethiopia* finland finnish france francese francia frankreich* français* french german* ghana* ' +
    'giappon* greece greek guatemal* haiti* hondur* hrvatsk* hungar* iceland indonesia* iran* iraq* ' +
    'ireland irish israel* italia italian* italien* italy jamaica* japon* japão jaringan_kami jordan* ' +
    'kazakhstan* kenya* kosovo kuwait* laos latvia* leban* lietuv* lithuania* luxemb* macedonia* magyar* ' +
    'malaysia* malta moldov* mon_pays mongolia* montenegro morocco mozambi* my_area my_country myanmar ' +
    'namibia* nasze_pasma naszej_sieci naší_síti nederland* negara_ini nepal* netherlands nicaragu* ' +
    'niederlande* nigeria* norge norway norwegen norwegian nos_bandes nos_fréquences nossa_rede ' +
    'nossas_bandas nossas_frequências nostra_rete nostre_frequenze notre_réseau nuestras_bandas ' +
    'nuestras_frecuencias nuestro_pais nuestro_país oman ons_netwerk onze_frequenties our_bands ' +
    'our_country our_frequencies pakistan* panam* paragua* peru* philippin* poland polen polish polsce ' +
    'polska polski* portug* qatar* questo_paese romania* románi* rwanda* salvador* saudi schweden ' +
    'schweiz* senegal* serbia* singapore* slovak* slovenia* slovensk* spain spanien spanish srbij* ' +
    'sri_lanka suisse suomi sverige svizzera sweden swedish swiss switzerland tanzania* this_country ' +
    'tunisi* turkish tym_kraju türkiye* uae uganda* ukrain* unser_netz unsere_frequenzen unserem_netz ' +
    'unseren_frequenzen urugua* uzbekistan* venezuel* verkossamme vietnam* việt vores_net vårt_nett ' +
    'vårt_nät your_country zambia* zimbabwe* österreich* česk* ελλάδα беларус* казахстан* наша_сеть ' +
    'узбекистан* украин* україн* цій_країні этой_стране япони* この国 俄罗斯 印度 台湾 台灣 当社の 德国 意大利 我们的网络 法国 澳門 ' +
    '澳门 臺灣 英国 西班牙 这个国家 韩国 香港 당사 이_나라',
  carrier: CARRIER_NAMES,
  operator:
    'anbieter betreiber carrier companhia compañía gsm_carriers gsm_operator gsm_operators gsm_providers ' +
    'gsm_services isp mno mvno naszym_kraju network netz netzbetreiber netze nhà_mạng nosso_país ' +
    'nostro_paese notre_pays operaattori* operador* operadoras_gsm operadores_gsm operator* ' +
    'operatori_gsm operatör* operatør* operátor* operátoř* opérateur* opérateurs_gsm provider* redes ' +
    'réseaux services_gsm servicios_gsm serviços_gsm sieci szolgáltató* unserem_land πάροχο πάροχοι ' +
    'πάροχος παρόχου нашей_стране оператор* операторы_gsm провайдер* الشركات المشغل اپراتور ' +
    'شركات_الاتصالات キャリア 回線 我国 携帯電話事業者 格安sim 电讯 该国 运营商 通信事業者 運營商 電信業者 電訊 통신사',
  network:
    'hálózat* jaringan la_red matkapuhelinverk* mobilhálózat* mobilnetværk* mobilnäten mạng nettet ' +
    'netværk netværket netwerk nuestra_red nät nätet red_4g red_móvil rede rete reti rețea* rețele* ' +
    'réseau sieć sítě síť verkko* şebeke* δίκτυο мереж* сети сеть الشبكات الشبكة شبكات شبكة ネットワーク 網路 网络 ' +
    '네트워크 이동통신망',
  serving:
    'accroch* actieve activa active activă actual actuelle actuellement adesso affiche agarra agarrada ' +
    'agarrado agarrado_ao aggancia* aggregatie aggregerat aggregálva agora agregace agregasi agregat ' +
    'agregované agregovaně ahora aktif aktive aktives aktivní aktivt aktualne aktualnie aktuell aktuelle ' +
    'aktuellen aktuellt aktuális aktuálne aktuální aktywne aktív al_momento anchored ansluten aqui_pego ' +
    'are_active as_anchor as_primary as_secondary at_the_moment ativa atlıyor attached attiva attuale ' +
    'atual aufgeschaltet bascule basculer bağlı bağlıydı bağlıyım been_on bieżące birleştiriyor ' +
    'birleştirme bounces bouncing box_est_sur bucht bundet bám bắt_vào caiu_para camped camped_on camps ' +
    'capte capté catches catching celular_está_en chytam chytil chytá chytám climbs_back clings clung ' +
    'cojo colado colgada colgado conecta_em conecta_na conectad* conectat* connectat* connected ' +
    'connecting connects connecté* connecté_en connectée_en connesso csatlakoz* curentă current ' +
    'currently currently_on dapat_band dapetnya derzeit dranhängt dropped_to dropping_back ' +
    'dropping_down_to dropping_to drops_back drops_down_to drops_to drží düştü düşüyor eingebucht ' +
    'eingeloggt em_uso en_ce_moment en_cours en_uso engancha enganchada enganchado enganchado_a ' +
    'engancharse esama estoy_en está_em está_na falling_back falls_back fell_back fica_em flapping ' +
    'flipping flips forbundet forbundet_til gerade getting geçerli geçiyor gjeldende grudada grudado ' +
    'görüyorum gộp_sóng handed_over hanging_on hangs_on hangt hing hiện_tại holding hoppar hopping hops ' +
    'huidige hängen hängengeblieben hänger hängt hängt_an hängt_fest i_am_getting i_get i_just_get ' +
    'i_only_get i_øjeblikket in_uso ingelogd inloggad is_active je_suis_en je_suis_sur jelenlegi jest_na ' +
    'jestem_na jesteśmy_na jetzt_auf jumped jumping jumps just_nu kapok kapom ki_kapja kicked_in ' +
    'kicks_in klebt koblet_på kết_nối lagi_di landed_on latched latches leesett lige_nu ligger ' +
    'locked_onto locks_onto loncat lte_discovery läuft_es_über läuft_gerade_über läuft_hier ' +
    'menu_de_serviço menu_di_servizio menú_de_servicio modem_is_using momentan mostra muestra ' +
    'móvil_está_en na_torre nangkep nangkepnya nempel netmonster networks_observed nhảy no_momento ' +
    'now_on nu_op nu_på nuvarande nuværende nyambung_di nyangkut nyangkut_di nyantol nykyinen nå_på ' +
    'obecnie parked parking pašreizējā pcell pegada pegado pendelt phone_is_using picat picked_up ' +
    'picking_up picks_up pieslēgt* pilla pindah_ke podłącz* povezan* połącz* praegu praegune prendo ' +
    'preso primary_band primary_carrier primary_signal pripojen* prisijung* przeskakuje pscell* pulando ' +
    'přepíná přeskakuje připojen* registered registration reports_service retombe right_now rimbalza ' +
    'roamed router_está_en router_is_using router_è_sulla routeur_est_sur saat_ini salta_de saltaba sare ' +
    'sat sat_on scell* schakelt scotché scotchée se_conecta semasa service_menu servicemenü serving ' +
    'settled settles showing shows siedzi siedzę siedzę_na sits sitting skočí skáče slides_over sono_su ' +
    'sono_sulla spada spadl spadlo speed_test speedtest springt springt_over springt_zwischen stuck_on ' +
    'stă střídá switches_to takıldı takılı technologies_observed telefono_è_sulla teléfono_está_en teraz ' +
    'terhubung terugvalt tilkoblet tilsluttet toggling trenutni trenutno trzyma_się trzymam ' +
    'téléphone_est_sur tụt ugrál valt_terug verbonden verbunden verbundenes visí visím växlar we_get ' +
    'wechselt wipt wisi yakalıyor yang_dipakai yhteydessä yoyo zakačen* zeigt zit_hij_op zit_op złapał ' +
    'złapałem átvált çektiği ühendatud ül đang_bắt đang_bắt_sóng đang_dùng đang_ở łapie łapię łączy_się ' +
    'şu_an şu_anda şu_anki έπαιζε ενεργή ενεργός κάθεται μένω πιάνει συνδέεται συνδεδεμέν* τρέχουσα ' +
    'агрегация агрегація активная активний активный активні висел висит висить висну висів держится ' +
    'зависает_на зараз инженерном_меню ловит нyantol на_связи перескакивает подключ* поймал показыва* ' +
    'поточн* проскакує прыгает підключ* свързан* сега сейчас сервисном_меню сидел сидит сидить сидів ' +
    'сиділа скачет стрибав стрибає текущ* тримається цепляет цепляется чіпляється מחובר עכשיו افتاده ' +
    'الآن الان الحالي بودم فعلی متصل متصل_بـ وصل وصله अभी कनेक्ट वर्तमान จับ จับอยู่ ตอนนี้จับ ที่ใช้งาน ' +
    'ปัจจุบัน อยู่ที่ เกาะ เกาะอยู่ เชื่อมต่อ つかんだ つかんで つながっています でca 一直在 一直连 一直连的 使用中 切到 卡在 在圏 工程模式 ' +
    '張り付いて 当前 抓到 挂在 掉到 接続して 接続中 掴み 掴む 掴んだ 掴んで 掴んでた 掴んでる 搜到 显示 正在使用的 现在用 现在用的是 現在 目前 跳到 连接 连接的是 连的 连着 通信中 ' +
    '驻在 驻留 떨어졌 묶였 묶이네 물고 붙어 사용_중인 연결 왔다갔다 잡고 잡네 잡습니다 잡아요 잡혀 잡히 잡히다가 접속 지금 현재',
  aggregated:
    'active_ca active_carrier_aggregation aggrega aggregando aggregate aggregated aggregating aggregato ' +
    'aggregazione aggregerar aggregerer aggregiert agrega agregacion agregación agregación_activa ' +
    'agregacja agregację agregada agregando agregare_activă agregação agreguje agrège agrégation ' +
    'agrégation_active agrégées agrégés aktive_carrier_aggregation aktive_trägerbündelung ' +
    'aktywna_agregacja birleştirme_aktif bundelt bündelt ca_active ca_bands_in_use ca_with ' +
    'carrier_aggregation_actief carrier_aggregation_active carrier_aggregation_aktif ' +
    'carrier_aggregation_aktiv connected_bands gebündelt getting_ca kanavaniputus ' +
    'med_carrier_aggregation pcc scc vivőaggregáció агрегация_активна агрегація_активна агрегирует ' +
    'активная_агрегация のcaで キャリアアグリゲーション中 已聚合 当前聚合 正在聚合 聚合了 载波聚合 载波聚合中',
  needs:
    'are_needed behöver benötig* brauch brauche braucht butuh critical cần debe debería deberían deve ' +
    'deveria deveriam devices_supporting devices_that_support devices_which_support devraient devrait ' +
    'doit dovrebbe dovrebbero es_wird_benötigt essential* faut faut_que gerekiyor hace_falta hacen_falta ' +
    'handsets_supporting handsets_that_support handsets_which_support harus has_to_support has_to_work ' +
    'have_to_support have_to_work il_faut indispens* is_needed kell kellene krav lazım mi_serve minst ' +
    'minstens musi musi_mieć muss muss_haben muss_können must must_have musí måste necesita necesito ' +
    'need needs_to_support needs_to_work neobejdu nodig obbligatoria obligatoire obligatoria obligatorio ' +
    'obligatoriu obrigatória obrigatório pflicht phones_supporting phones_that_support ' +
    'phones_which_support phải_có potrzebne potrzebne_są potrzebny potrzebuję potřebuji potřebuju ' +
    'powinien powinna powinno powinny precisa_da precisa_das precisa_ter precisam_ter preciso_de requir* ' +
    'should si_o_si sollte sollten tem_que_ter trebuie wajib şart πρέπει χρειάζομαι должен должна должно ' +
    'должны нужен нужн* обов обязательно потрібен потрібно потрібні がほしい 得有 必須です 必须 必须有 至少要 要支持 要求 需支持 ' +
    '需要 须支持 있어야 필요합니다',
  change: 'added changed deleted fixed improved updated',
  ensures:
    'achte* asegur* asegúr* assicurarsi assicurati assurez* be_sure certifique* check_if check_that ' +
    'check_whether comprueb* compruébalo confira confirm confirme debem deben doivent ensure fijate ' +
    'fíjate hay_que look_for look_out_for make_sure müssen provided_that provided_your recommend_using ' +
    'recommends_phones recommends_using sprawdź tiene_que tienen_que upewnij* verifica verificar ' +
    'verifique verify vérifi* überprüf* проверьте убедитесь 确保 确认 確認 请确保',
  deployment:
    'abonnés airwaves aldeia* aste auction* aukt* byggt_ut campagne* cidade* cities city ciudad* ' +
    'clientes countryside customers deployed deployment desplegad* despliegue* déploy* enchère* ' +
    'expansión ha_acceso in_my_area instalado instalaram instalat installato kurmuş leilão leilões ' +
    'licence licencia license licensed licença licitaron licitó ligou lit_up lizenz* ländlich* membangun ' +
    'miast* nationwide near_me nearby postavené postavili pueblo* rakentaneet rollout rurais rural* ' +
    'ruraux stadt städte* subscribers suburban switched_on switching_on town triển_khai udrullet ' +
    'uitgerold urbain* urban* uruchom* village* ville went_live wieś wsi zapustil* építették город* дач* ' +
    'запустили развернули сел* 农村 商用サービス 城市 基地局 展開 整備 깔아',
  usual:
    'allocation common haupt* hierzulande mais_usadas mais_utilizadas meistgenutzt* most_commonly_used ' +
    'most_used most_widely_used más_usadas más_utilizadas najczęściej più_usate più_utilizzate ' +
    'plus_utilisées popular principais principales principali principaux spectrum typical wichtigste* ' +
    'ülkemizde 主流 主要 国内の 常用 常見 常见',
  signal:
    'arfcn celda_en_servicio celda_principal celda_servidora cella_primaria cella_principale cellid ' +
    'cellule_principale celula_principală cid célula_principal célula_servidora earfcn eci ' +
    'elsődleges_cella enb enodeb ensisijainen_solu gnb gnodeb komórka_główna nci nrarfcn pci plmn ' +
    'primaire_cel primary_cell primární_buňka primärcellen primäre_zelle primærcellen primære_celle rsrp ' +
    'rsrq rssi secondary_cell serving_cell signalstrength sinr snr tac zell-id zellen-id основная_сота ' +
    'プライマリセル 主小区 在圏セル 小区id 주_셀',
  level: 'db dbm дб дбм',
  code: '主卡 副卡 卡1 卡2 卡一 卡二',
  adds:
    'add adding additional* además adiciona aggiunge ajoute* also anche auch aussi außerdem añade* ' +
    'bovendien dodatkowo either enplus extra gleich_mit inoltre også ook suma także también também też ' +
    'zudem zusätzlich* även дополнительно также 另外 追加',
  locked:
    'aangevinkt aanvinken abilitat* activad* activate activé* afkrydset aktiverade aktiverede aktiviert ' +
    'aktivierte aktivierten all_others_off alles_andere_aus allow_only allowed allowing_only ' +
    'am_lăsat_doar angehakt angekreuzt anhaken are_set ativad* attivat* ausgewählt* autorisé* açık ' +
    'bandsperre bepipálva beschränkt bifat* blocat* bloccat* bloque* bloqué bloquée bocka_i ' +
    'boxes_checked bridé bridée bỏ_tick candado centang choisi clavada clavado clavé cochez coché* ' +
    'configurad* configured configuré* consentit* currently_set deixado_só deixei_apenas deixei_só ' +
    'dejado_solo dejé_solo di-lock di-set diaktifkan dicentang dikunci dilock diset dozwolon* ' +
    'eingestellt elegí enable enabled engedélyezett engedélyezve engedélyezése erlaubt* erzwungen etkin ' +
    'everything_else_off fest_eingestellt festgelegt festgenagelt fijad* fijo_en fijé fissato ' +
    'fix_the_modem_in fixado fixed_it_to fixei fixiert fixáltam force forced forcei forcing forcé ' +
    'forcé_la forcée forzada forzado forzata forzato forçada forçado forçou forțat freigegeben ' +
    'freigegebene gelockt genagelt gesetzt gesperrt gestellt gewählt* habilitad* habilitei haken_bei ' +
    'has_fix_the_modem he_seleccionado ho_impostato ho_limitato ho_scelto ho_selezionato ikryssade ' +
    'impostat* ingeschakeld* izin_verdik izin_verilen işaretli khoá khoá_cứng khóa kilitledim kilitlendi ' +
    'kilitlenmiş kilitli konfiguriert korlátoztam kryss_av kunci käytössä laissé_seulement lasciata_solo ' +
    'lasciate_solo lasciato_solo lascio_solo leaving_only left_just left_only lezártam limitado_el_módem ' +
    'limitado_el_router limited_it_to limited_the_modem limited_the_router limited_to limité ' +
    'limité_le_modem limité_le_routeur lock* lock_kar_diya lock_kiya lukitsin lukittu låst låst_på låste ' +
    'marcada marcadas_só marcado messo_a_mano nastavil natvrdo nechal_jen nechala_jen nur_noch_an ' +
    'ograniczyłem only_allow op_slot paksa permise permitid* permitted pinned pinning povolen* povolil ' +
    'preferred_lte prendi_o_lte przypiąłem puesta puse_candado rest_off restrict restricted restricting ' +
    'ruksattuna rögzít* sabitledim sabitlendi sallittu sallitut satt_til satte seleccionad* seleccioné ' +
    'selecionad* selecionei selectare selected selection selezionate selezionati set_it_to set_to ' +
    'set_to_use setat setting seçili seçtim skonfigurowan* slået_til spuntate staat_vast ' +
    'switched_to_only sélectionné* then_tick ticked ticking tilladte tillåten tillåtit tillåtna ' +
    'toegestane travad* travada travado travei turned_on unticking ustawione ustawione_tylko ustawiono ' +
    'ustawiłam ustawiłem uzamkl valittu vastgezet vastgezet_op verrouill* vink_aan vnucené vybral ' +
    'was_set were_set whitelisted whitelists wybral wybran* wybrałam wybrałem wymusilem wymusiłem ' +
    'wymuszone włączon* zablok* zaklenil* zaklenjen* zaključala zaključan* zaključao zamkl zamkla zamkn* ' +
    'zamkol zamčen* zapnut* zaznaczone zaznaczyłem zaškrtnut* zet_vast zorladım zostawiłem ' +
    'zostawiłem_tylko zugelassen zugelassene zugelassenen zwangsweise zároltam zárolva è_attiva è_attivo ' +
    'ép đang_bật được_bật επιτρέψαμε κλείδω* κλειδώ* включаются включен включенны* включено включены ' +
    'включите включить включён* выбрал выбрала выбранны* выбраны галочки дозволен* дозволив заключен* ' +
    'заключих закреп* закрепив закрепил закрепила залишив залоч* зафиксир* зафікс* зафіксовано ' +
    'зафіксував зафіксувала лишив оставил оставил_только оставила остались_только отметьте отмечены ' +
    'позначені позначте посадил поставил_только прибил примусово принудительно разрешенные разрешено ' +
    'разрешены разрешил разрешить разрешённые увімкн* נעול נעלתי ثبت ثبتته ثبته ثبّت ثبّتّه خليت خليته ' +
    'قفل قفلته قفلش_کردم ล็อก ล็อกไว้ ล็อค ล็อคไว้ だけを許可 に固定 のみon チェックを入れ バンド固定 ロックして 制限しました 勾了 勾著 勾选 勾選 ' +
    '単独固定 只剩 只勾 只开 只开启 只留 只開 启用 啟用 固定し 固定した 固定して 固定しました 固定で 固定に 固定中 已启用 开启 强制 所选 有効な 有効に 有効にし 有効になって 残して ' +
    '縛ってる 設為 設置為 设为 设置为 选中 选定的 选择的 選択した 選択しました 選擇的 鎖 锁 锁到 锁定在 锁频到 고정 남기고 묶어 쓰게_바꿨더니 체크하고 체크해 켜짐 허용으로 활성화',
  bandLock:
    'band_mask band_masking band_masks bandauswahl bande_attive bandlock* bandselectie bandval ' +
    'bant_seçimi båndvalg chọn_băng_tần current_band_configuration current_band_settings pilihan_band ' +
    'preferred_5g_bands preferred_band preferred_bands preferred_lte_bands preferred_nr_bands ' +
    'selección_de_banda selección_de_bandas selezione_banda selezione_bande seleção_de_banda ' +
    'seleção_de_bandas sávválasztás sélection_des_bandes taajuusalueen_valinta výběr_pásem výběr_pásma ' +
    'wybór_pasm wybór_pasma вибір_діапазону вибір_діапазонів выбор_диапазона выбор_диапазонов バンド選択 ' +
    '允许的频段 許可バンド 锁频 频段选择 밴드_선택',
  trade:
    ROADS.map((stem) => `${stem}* `).join(
      'cornet euphonium trombone trumpet clarinet saxophone big_band brass_band v_belt v_belts v-belt v-belts drive_belt drive_belts keilriemen courroie* cinghia cinghie correas berth berths ',
    ) +
    'resistance_band resistance_bands kubectl kda protein* agarose blot* umleitung bauarbeiten asphalt* nachtbus autoroute autostrada autostrady autostrăzii spectral moody ranks bonds poster matt gloss envelopes parametric hpf lpf armband armbänder wrist watch_band sport_band silicone_band ラグ幅 strap sentinel vegetation wavelength* rededge htmode ibss bitrates iftypes vht ht20 ht40 b8a lidar geotiff terzb* octave oktav* landsat modis ndvi swir multispectral imagery vitamin* capsule* rinex igso pseudorange ' +
    'ihale* meter_band metre_band astm aisi hrc equalizer eq nurse salary paygrade joblevel jlpt multiplier cefr toefl elementary ielts nhs concert ticket* hotel chess council resistor* flux slider* turntable vinyl ドラム ギター 楽器 出演 スマートバンド スマートウォッチ 手环 手環 衛星画像 近赤外 赤外 遥感 红外 modbus',
  core: 'amf ausf smf udm upf',
  baseStation:
    'absolutefrequencypointa absolutefrequencyssb pdcch pdsch prach pusch scs servingcellconfigcommon ' +
    'srate subcarrierspacing',
};

/** Words of the vocabulary in scripts that put no spaces between words. */
const UNSPACED_SCRIPT = /[\u2e80-\uffef]/;
/** Words of several parts, which a mark or a blank divides. */
const OF_PARTS = /[ &'-]/;

const WHOLE = new Map<string, Kind>();
const STEMS = new Map<string, Kind>();
const UNSPACED_WORDS: string[] = [];
const WORDS_OF_PARTS: string[] = [];
for (const [kind, words] of Object.entries(WORDS) as [Kind, string][])
  for (const written of words.split(' ')) {
    const word = written.replaceAll('_', ' ');
    if (word.endsWith('*')) STEMS.set(word.slice(0, -1), kind);
    else if (!WHOLE.has(word)) WHOLE.set(word, kind);
    if (UNSPACED_SCRIPT.test(word)) UNSPACED_WORDS.push(word);
    if (OF_PARTS.test(word)) WORDS_OF_PARTS.push(word.replace('+', '\\+').replace('&', '& {0,4}'));
  }
const longerFirst = (one: string, other: string) => other.length - one.length;
/** The stems and their kinds by the letter that they begin with, longer ones first. */
const STEMS_BY_LETTER = groupBy(
  [...STEMS].sort(([one], [other]) => longerFirst(one, other)),
  ([stem]) => stem[0]!,
);
/** `as` is no plural. */
const SHORTEST_PLURAL = 3;

/** Stems that are marked as such, for the test that none begins a common word of another meaning. */
export const STEM_KINDS: ReadonlyMap<string, Kind> = STEMS;

/** The kind of a word in lower case that counts whole. */
export function kindOfWhole(word: string): Kind | undefined {
  return WHOLE.get(word);
}

/** The kind of a word in lower case, in the singular or plural. */
export function kindOf(word: string): Kind | undefined {
  const whole =
    WHOLE.get(word) ?? (word.length > SHORTEST_PLURAL ? WHOLE.get(word.replace(/s$/, '')) : undefined);
  if (whole) return whole;
  return STEMS_BY_LETTER.get(word[0] ?? '')?.find(([stem]) => word.startsWith(stem))?.[1];
}

/** A pattern of the words of several parts, longer ones first. */
export const MANY_PARTS = WORDS_OF_PARTS.sort(longerFirst).join('|');
/** A pattern of the words of scripts without spaces, longer ones first. */
export const UNSPACED = UNSPACED_WORDS.sort(longerFirst).join('|');

/** How people speak of the reception of a network. */
export const SPEAKS_OF_RECEPTION =
  /(?<!\p{L})(?:signals?|bars?|barres|barras|balken|tacche|kresek|kreski|палк[аи]|çubuk|diş|towers?|masts?|cell sites?|coverage|reception|speed ?tests?|mbps|mbit|mega(?:s|bit)?|down(?:load)?|upload|(?:e|u)?sim|empfang|funkmast|sendemast|netz|débit|couverture|cobertura|torre|señal|sinal|copertura|segnale|ripetitore|zasięg\p{L}*|nadajnik\p{L}*|maszt\p{L}*|sygnał\p{L}*|вышк\p{L}*|сигнал\p{L}*|скорост\p{L}*|мбит|вежа|вишк\p{L}*|швидк\p{L}*|signál\p{L}*|vysílač\p{L}*|rychlost\p{L}*|kapsama|çekiyor|çekim|bereik|zendmast|täckning\p{L}*|torony\p{L}*|térerő\p{L}*|semnal\p{L}*|sinyal\p{L}*|sóng|σήμα)(?!\p{L})|信号|基站|网速|電波|基地局|신호|기지국/u;
