/**
 * Words that decide what a number beside them is, in the languages that device lists are written in. A word counts whole;
 * with `*` behind, whatever begins with it counts. A plural's `s` is never written. In scripts without spaces, what stands
 * first wins where one word is part of another.
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
  lte: 'lte-a_pro الجيل_الرابع نسل_چهارم lte 4g 4জি এলটিই 4जी एलटीई 4.5g eutra eutran e-utra ltea lte-a lteadvanced* 4g+',
  nr: 'mmw الجيل_الخامس نسل_پنجم nr newradio 5g 5জি 5जी 5gnr 5g-nr fr1 fr2 5g+ fr_1 fr_2 mmwave sub6 sub-6 sub-6ghz',
  fdd: 'fdd efdd te-fdd sdl',
  tdd: 'tdd etdd td te-tdd',
  sa: 'sa standalone',
  nsa: 'nsa endc non-standalone',
  lteM: 'emtc catm catm1 ltem ltem1',
  nbIot: 'nbiot nb1 nb2 catnb catnb1 catnb2',
  gsm: 'الجيل_الثاني نسل_دوم gsm geran egsm dcs pcs edge gprs egprs 2g 2জি জিএসএম 2जी जीएसएम 2.5g',
  umts: 'الجيل_الثالث نسل_سوم wcdma umts utms hspa hsdpa hsupa hspa+ dchspa dc-hsdpa dc-hspa 3g 3জি এইচএসপিএ এইচএসডিপিএ 3जी utra utran',
  tdScdma: 'tdscdma scdma',
  cdma: 'cdma evdo cdma2000',
  wifi: 'wifi wlan wifi6 wifi5 unii 802.11*',
  bluetooth: 'bluetooth bt ble 蓝牙',
  gnss: 'gnss gps bds beidou galileo glonass qzss navic 北斗',
  otherRadio: 'lorawan lora zigbee thread rfid nfc dect uhf vhf iridium globalstar dvb wimax sidewalk ism',
  bandWord:
    'rfband プラチナバンド ব্যান্ড बैंड แบนด์ ย่านความถี่ คลื่นความถี่ opseg opsega opsezi опсег опсези תדר תדרים бэнде бенд бенди бендах бендів бенды бэнд бэнда бэндах бэнды bandu bandy bandech bandů bandem 번_밴드 ζώνη ζώνες ζωνών μπάντα μπάντες συχνότητες faixa band bands band_class band_classes banda bande bant pasm baender frequenzbaender bänder bändern banden bandı bantları bantlarını bantlar pasma pasmo pasmach paśmie ' +
    'смуг* frequenzband frequenzbänder диапазон* полос* діапазон* 频段 頻段 频率范围 周波数帯 帯域 バンド 밴드 대역 bånd båndene sávok ' +
    'pásma pásmo pásmu pásem pásmech băng benzi benzile sáv sávot sávokat sávokon sávra taajuusalue* taajuudet taajuuksi* bandına bandında bantlarında bantlarına bantlarda pasmem pita باند باندهای نطاق نطاقات الترددات ترددات تردد وترددات والترددات فرکانس باندهاي',
  to: 'to through thru bis 至 до',
  use: 'rolling_out rolls_out rolled_out passe_en zendt kör 사용합니다 사용한다 started_in started_with began_in began_with has_won won is_on_air are_on_air launched launches refarming refarms bietet bieten testet utilisée utilisées wykorzystuje wykorzystują utilizza utilizzano korzysta korzystają を使います を使って 使います 使っています 拿到 拿到的 获得的 獲得的 分到 ocupan ocupam emplea emplean empregam empregan χρησιμοποι* εκπέμπ* use used using enciend* schaltet schalten operate* deploy* broadcast* transmit* want nutzt nutzen verwend* sendet senden utilise* utiliza* usam exploit* émet usan opera использ* 使用 走 offers relies rely usano usad* usat* genutzt* gebruikt* 用的 使って kullan* použív* używa* használ* använd* bruker bruger betrieben émettent gebruiken uitgezonden nadaje nadają vysíl* використов* trasmett* вещает вещают ведут käyttä* utbyggt ausgebaut veriyor 서비스 emite memakai menggunakan dùng sử_dụng 사용 運用 部署 phát_sóng využív* folos* maakt_gebruik 씁니다 sänder',
  works:
    '개통 pracuje pracują funciona funcionan funziona funzionano działa działają работает работают fonctionne* läuft laufen funkt funken draait běží működik üzemel toimii berjalan beroperasi chạy çalış* funcționează працює kører körs run trabaja trabajan hoạt_động hizmet',
  more: 'more etc ещё еще 等',
  place:
    'pin pinach pinów piny figure fig table appendix page room gate row paper sheet chapter section step cell column line slot0 ' +
    'question lane platform seat block exit stage score rating bewertung wertung puntuación punteggio ocena оценка 评分',
  device:
    'κινητό κινητά μόντεμ ρούτερ modem phone téléphone telefon teléfono telefone telefono handy celular celulares móvil móviles router dongle smartphone aparelho aparelhos ' +
    'el_equipo este_equipo tracker gateway module mifi cpe baseband 模块 模组 手机 终端 路由器 双卡 модем роутер 공유기 모뎀 듀얼심 roteador* enrutador* routeur* ruter* telefoon telefonen telefonul puhelin smartfon* смартфон* телефон* điện_thoại 휴대폰 스마트폰 이_폰 아이폰 スマホ 端末 گوشی هاتف جهاز مودم الهاتف المودم routerul routern routeren reititin modemul modemet modemen modemmet modeemi telefoonu módem módems modul módulo modulo moduł модуль stick surfstick laptop notebook 平板 平板电脑',
  subscription: 'cellular imei apn sim (u)sim usim esim roaming hotspot',
  variant:
    'タイプ モデル one unit version variant suffix wariant вариант модификация модифікація 配置 機種 機種名 product model modelo modell modèle variante sku rev slot series region regional ' +
    'sürüm sürümü versiyon versiyonu edition edición versão versione versión wersja версия модель name 版本 版 型号 appareil gerät geräte produkt produit produto producto prodotto urządzenie устройство 产品 設備 设备 製品 cihaz zařízení készülék dispositivo apparaat enhet laite perangkat modello модели geräts gerätes',
  and: 'eller και و and or nor und en y e i és ja și et и 和 oder och og sowie samt plus ve noch while whereas および 及び และ',
  condition: 'if wenn falls jeśli pokud если eğer si もし 如果',
  filler:
    "als_rückfall as_fallback as_a_fallback als_fallback non_cambia_nulla non_cambia nothing_changes no_changes sin_cambios ändert_sich_nichts bleibt_unverändert resta_invariato resta_tutto_invariato o_sea ou_seja su sus esas esos essas esses queste quelle_che frekv* 未使用 carrier_bandwidth carrier_bandwidths component_carrier component_carriers last n'est n'a n'ont está están ist в our leider isteğe_bağlı ise wordt worden komplett völlig completely entirely mal_wieder malheureusement hélas purtroppo infelizmente lamentablemente niestety helaas tyvärr bohužel unfortunately sadly dabei vorhanden so thus hence therefore new clr imt imt-e cbrs lsmh usmh smh wcs esmr shows_up パートナー回線 secondaire secundaria secundario secundária secondario secondaria sekundär primaire primario primaria primär στο στη στην στις στα είναι το τα οι 交換バンド 替えバンド バンド幅 時計バンド バンドステアリング global_ready ultra_wideband unlocked không_khóa_mạng không_khóa débloqué* freigeschaltet desbloquead* sbloccat* odblokowan* e.g. i.e. z.b. auf pour para für per dla для sur sulle på nas el los las le les il der die das den dem het ein eine un une una laa no. nr. № n° nº sont son est sind werden for in on the of all including available avail utilizador utilizadores wwan quad-band tri-band dual-band penta-band are freq* fréq* frec* często* частот* wird at following these bitte its it " +
    'most since chez they them their theirs we ils elles leur leurs ellos eles loro ihnen ihre ' +
    'worldwide_use global_use international_use at_least also_available auch_erhältlich également_disponible también_disponible communication_network by_region per_region nach_region par_région por_región mobile_network cellular_network hoje heute nowadays with work is reported only con com avec mit med met bei an carrieraggregation 3gpp メイン 双模 无线 無線 无锁 无需 無需 不含税 缺点 毫无 無料 無制限 无限 a1a mode technology radio 年版 年度版 是 somente apenas solo just const bisher inzwischen mittlerweile previously hasta_ahora ' +
    'table_shows table_below_shows figure_shows list_shows 下表显示 表格显示 ant ant0 ant1 ant2 ant3 ant4 mimo uplink downlink dl ul tx rx diversity div main aux primary secondary low mid high lower higher certified tested dss hpue 4x4 this that dieser diese dieses este esta esto ce cette questo questa это ' +
    'yang saya är estão são sono są jsou here there anymore mine from according hello hi hey hallo hola bonjour salut привет 别的没有 别的不 其他没有 其他不支持 其它没有 其它不支持',
  has: 'heeft har имеются имеют має мають ima uměl zvládne kann können unterstützen gère embarque cubre trae_la ha_la possiede integra umie posiada вміє є есть tud tudja punya ada có έχει include includes incluye inclut inclui enthält have has does do lleva llevan tenga tengan trae traen tiene tienen tem têm ha hanno possède got had comes_with come_with came_with comes_in lists takes hat haben besitzt имеет ma mają má mají dispose dispone vem_com viene_con cuenta_con cuentan_con conta_com',
  unit:
    '信道 チャンネル 채널 ページ 页 頁 ℃ ℉ 纳米 个 ghz khz hz ггц кгц a b c d g m v w kv kw mw gb mb kb mbps kbps gbps mbit mbps/ kbit dbi cm mm nm x antenna port ' +
    'user mah wh kg lb inch mp fps nits ns ms sec hrs mb/s kb/s gb/s mbit/s min h hours day week year month eur 小时 分钟 ' +
    'usd gbp pieces ca cc device ohm ω ° % points times countries seats ㎓',
  category: 'release cat class category catégorie kategorie категори*',
  not:
    "fehlen_beide fehlen_also fehlt_also not_make_the_cut omission aux_abonnés_absents verzichtet_der_hersteller shut_down is_gone are_gone ist_weg sind_weg coupée spenta spento wyłączon* выключили выключен* отключили отключен* släckt nedsläckt uitgezet uitgeschakeld kullanmıyor kullanılmıyor jamais nunca nigdy никогда nie_gesehen noch_nie_gesehen never_seen jamais_vu jamais_vue mai_vista mai_visto nie_widziałem nigdy_nie_widziałem не_видел не_видела ни_разу_не_видел a_été_coupée a_été_éteinte 使っていません 使っていない 使われていません 使われていない 사용하지_않습니다 사용하지_않아요 사용하지_않음 in_plaats_van statt anstatt anstelle_von anstelle au_lieu_de au_lieu_du au_lieu_des à_la_place_de à_la_place_du en_vez_de en_vez_del en_lugar_de en_lugar_del invece_di invece_del invece_della al_posto_di al_posto_del al_posto_della em_vez_de em_vez_da em_lugar_de em_lugar_da zamiast вместо замість místo istället_för i_stedet_for instead_of in_place_of rather_than 而不是 而非 verzichtet verzichten left_out leaves_out leaving_out nope no-go a_no-go fehlanzeige nowhere_to_be_found vergeblich ausencia absence l'impasse_sur pas_là non_c'è nincs_benne inget utan 안_씀 안_써요 안_씁니다 odškrtl_jsem odškrtla_jsem wish if_only shame_about dommage_pour peccato_per schade_um lástima_por ни ні ani varken né nepodporuje taken_off is_off are_off was_off were_off 没看到 没见到 看不到 nein nej nee hayır không όχι nemá nemají nemám saknas nincs nincsen nincsenek 지원_안_함 지원_안함 지원_안_됨 지원_안됨 지원_안_해요 지원_안돼요 지원_안_돼요 안_잡혀요 안_잡힘 안_잡히네요 안_됨 안됨 안_돼요 안돼요 안_되네요 없음 없어요 없습니다 없다 빠졌네요 빠졌 빠져 لا_يدعم ولا_يدعم n'y_est_pas n'y_sont_pas not_there " +
    '꺼졌 꺼졌습니다 꺼졌어요 resta_fuori restano_fuori queda_fuera quedan_fuera fica_de_fora ficam_de_fora bleibt_gesperrt bleiben_gesperrt is_blocked are_blocked be_blocked 少了 缺了 砍掉 禁用 关闭了 關閉了 切りました skip* omit* forgo* minus removed senza privo privi dépourvu* dépourvu_de dépourvue_de no_sign_of 取消勾选 取消勾選 取消了 no_love_for missing_out_on zabrakło not_for_use_with desprovist* zonder tanpa desteklenmiyor desteklemiyor desteklenmez 缺失 未支持 がない が無い がありません 使えません 使えない サポートしていません never vergebens carece нема немає yok eksik ontbreekt hiányzik_belőle lipseşte thiếu 抜き 没n 根本没有 nessuno nessuna 없고 없네요 없어서 안됩니다 nada_de δεν_έχει tidak nggak gak bockat_ur kryssat_ur δεν χωρίς ni loses perde pierde verliert 用不到 用不上 nem niente no not none ne without lack lacking lacked missing unsupported false incompatib* inkompatib* disable* deactivat* sin sem ' +
    "doesn't_exist don't_exist isn't aren't wasn't doesn't don't didn't can't won't hasn't haven't isnt doesnt dont cannot forbidden " +
    'brak brakuje absent* lipsește lipsesc lipsă fehlt fehlen fehlte fehlten fehlend fehlende manque manquent falta faltan faltou faltam faltó manca mancano chybí hiányzik отсутству* saknar mangler 缺 缺少 ohne kein keine keinen nicht nie nie_ma нет без не sans não pas non bez weder neither pas_de geen niet ej inte ikke ikkje ei deaktivier* désactiv* 不支持 ' +
    '抜けて 抜けている 不支援 미지원 지원하지 非対応 未対応 対応していません 対応しておりません 対応しておらず 対応しない 対応していない 不含 無 无 没有 turned_off switched_off abgeschaltet ausgeschaltet apagué desactivé desativei nu_suportă nu_are disattivato wyłączył* vypnul отключил выключил kapattım unticked left_off aldrig nooit non_la_vedo non_lo_vedo non_si_vede no_la_veo não_vejo geen_spoor not_heard not_boosted non_montata прибрав_галочку stängt_av nothing_on nichts_auf niente_su nada_en rien_sur levata_la_spunta tolta_la_spunta tolto_la_spunta снял_галки снял_галку снял_галочки убрал_галки убрал_галку odznaczyłem odhaczone desmarqué desmarquei décoché abgehakt_habe häkchen_raus vyhodil vyhodila vyhozené ',
  except:
    'all_but todas_menos todos_menos todo_menos tudo_menos tout_sauf all_bands_but everything_but alles_außer wszystko_oprócz всё_кроме все_кроме 以外 以外的 other_than except excluding excl exclude* sauf hormis excepto salvo ausser außer tranne behalve кроме menos_as oprócz kromě kivéve hariç utom undtagen paitsi kecuali todas_las_bandas_menos todas_as_bandas_menos',
  mhz: 'mhz মেগাহার্টজ मेगाहर्ट्ज мгц megahertz megahercio мегагерц* ㎒',
  support:
    'รองรับ תומך सपोर्ट certified_for capable equipped ausgestattet équipé* equipado equipada equipaggiat* wyposażon* unlocked_for støtter støttet 지원하지만 지원되지만 υποστηρίζ* support* compatíve* en_charge géré* gèrent supplies поддерж* soporta* suporta* admite cover covered covering compatib* kompatib* unterstütz* ' +
    'ondersteun* sensitivity conducted 灵敏度 发射功率 obsług* destekl* prise prend prennent mendukung didukung hỗ_trợ támogat* podporu* podporov* suportă підтрим* stöd* understøt* tukee tuetut 支持 支援 全网通 三网通 対応 지원 支不支持 支不支援 tương_thích umí klarar wspiera geschikt bắt_được умеет پشتیبانی يدعم تدعم يدعمها المدعومة',
  region:
    'eu emea amer europ* eurasia* na north northern ameri* améri* norteam* nordam* sudam* latinoam* us usa united_states united_kingdom asia* asie asien ' +
    'canad* au austral* oceania apac pacific cn china chinese jp japan* korea* kr latam la latin south brazil* br brasil* mexic* méxic* global* world worldwide international* internacional* internazional* india indian índia indien индия in1 ' +
    'africa* afrik* afrique row1 middle east uk britain russia* rest_of_world rest_of_the_world その他の国 その他の地域 其他国家 其他地区 taiwan tw new_zealand nz thailand mea 欧洲 北米 北美 美国 中国 国内 海外 全球 国际 日本 ' +
    '亚洲 澳洲 南美 美洲 欧版 美版 evropsk* európai amerykańsk* azjatyck* chińsk* versão_chinesa modelo_chinês indyjsk* світов* америк* європейськ* европ* ази* росси* сша avrupa asya',
  country:
    '香港 澳門 澳门 台灣 臺灣 台湾 our_frequencies our_bands nos_fréquences nos_bandes unsere_frequenzen unseren_frequenzen nuestras_frecuencias nuestras_bandas nossas_frequências nossas_bandas nostre_frequenze nasze_pasma onze_frequenties this_country diesem_land ce_pays este_país questo_paese dit_land tym_kraju этой_стране цій_країні bu_ülkede negara_ini 이_나라 这个国家 この国 nossa_rede notre_réseau nostra_rete unser_netz unserem_netz vårt_nät vårt_nett vores_net naší_síti naszej_sieci verkossamme ons_netwerk наша_сеть jaringan_kami 当社の 당사 我们的网络 my_country our_country your_country my_area nuestro_país nuestro_pais mon_pays ' +
    'japão japon* giappon* япони* german* deutsch* allemagne alemania austria* österreich* autriche swiss switzerland schweiz* suisse svizzera ' +
    'france french français* frankreich* francia francese italy italian* italien* italia spain spanish españ* espagne* spanien ' +
    'portug* ireland irish netherlands dutch nederland* niederlande* belgi* denmark danish danmark* sweden swedish sverige schweden ' +
    'norway norwegian norge norwegen finland finnish suomi iceland poland polish polska polsce polski* polen ' +
    'czech* česk* slovak* slovensk* hungar* magyar* románi* romania* bulgari* greece greek ελλάδα croatia* hrvatsk* serbia* srbij* slovenia* ' +
    'ukrain* украин* україн* belarus* беларус* turkish türkiye* israel* saudi uae egypt* morocco nigeria* kenya* ' +
    'indonesia* malaysia* singapore* philippin* vietnam* việt pakistan* bangladesh* kazakhstan* казахстан* argentin* chile colombia* peru* ecuador ' +
    'estonia* latvia* lithuania* lietuv* cuba* jamaica* dominican* haiti* guatemal* hondur* salvador* nicaragu* costa_rica panam* venezuel* bolivia* paragua* ' +
    'urugua* ghana* senegal* cameroon* tanzania* uganda* rwanda* ethiopia* zambia* zimbabwe* mozambi* angola* namibia* botswana* algeria* tunisi* ' +
    'qatar* kuwait* oman bahrain* jordan* leban* iraq* iran* nepal* sri_lanka myanmar cambodia* laos mongolia* uzbekistan* узбекистан* armenia* ' +
    'azerbaijan* moldov* albania* montenegro macedonia* bosnia* kosovo cyprus malta luxemb* 德国 法国 英国 意大利 西班牙 俄罗斯 韩国 印度',
  carrier: CARRIER_NAMES,
  operator:
    '电讯 電訊 mvno 格安sim 回線 gsm_operator gsm_operators gsm_carriers gsm_providers gsm_services services_gsm servicios_gsm serviços_gsm opérateurs_gsm operadores_gsm operadoras_gsm operatori_gsm операторы_gsm ' +
    '该国 nosso_país notre_pays nostro_paese unserem_land naszym_kraju нашей_стране 我国 πάροχος πάροχο πάροχοι παρόχου شركات_الاتصالات الشركات المشغل اپراتور carrier mno operator* operátor* operátoř* operatör* compañía companhia 통신사 opérateur* operador* operatør* провайдер* оператор* provider* anbieter betreiber netzbetreiber network netz netze redes réseaux sieci szolgáltató* operaattori* nhà_mạng 运营商 運營商 電信業者 キャリア 通信事業者 携帯電話事業者 isp isps',
  network:
    'شبكة شبكات الشبكة الشبكات δίκτυο réseau rede rete la_red nuestra_red red_móvil red_4g sieć síť hálózat* rețea* мереж* сеть сети nät nätet nettet netværket netværk netwerk verkko* jaringan mạng şebeke* ネットワーク 네트워크 网络 網路 reti sítě rețele* mobilnäten mobilnetværk* matkapuhelinverk* mobilhálózat* 이동통신망',
  serving:
    'switches_to dropping_down_to drops_down_to trzyma_się zit_op zit_hij_op bağlı つながっています connecté_en connectée_en menu_di_servizio service_menu servicemenü menú_de_servicio menu_de_serviço инженерном_меню сервисном_меню 工程模式 speedtest speedtests speed_test locked_onto locks_onto i_only_get i_get we_get i_just_get je_suis_en jestem_na jesteśmy_na primary_band 连接的是 掴み 掴む 掴んで läuft_es_über läuft_gerade_über móvil_está_en teléfono_está_en celular_está_en router_está_en estoy_en téléphone_est_sur routeur_est_sur box_est_sur je_suis_sur telefono_è_sulla router_è_sulla sono_sulla conecta_na conecta_em 一直在 phone_is_using modem_is_using router_is_using i_am_getting gerade läuft_hier hängt_an cojo se_conecta está_na está_em aqui_pego prendo sono_su łączy_się jest_na łapie 搜到 现在用 现在用的是 接続して 通信中 でca technologies_observed networks_observed reports_service is_active are_active slides_over holding as_primary as_secondary as_anchor netmonster lte_discovery dropping_to dropping_back falls_back fell_back falling_back drops_to dropped_to drops_back climbs_back clings clung camps stuck_on latched latches hanging_on hangs_on picking_up kicked_in kicks_in flipping flips flapping bouncing bounces hopping jumping jumped toggling settles settled roamed landed_on sitting handed_over primary_signal primary_carrier anchored connecting klebt hängt hängen hing springt_zwischen bucht pendelt dranhängt aufgeschaltet scotché scotchée retombe bascule basculer capte capté yoyo enganchado enganchada engancha engancharse pilla saltaba salta_de colgado colgada rimbalza grudado grudada preso agarra pulando siedzi siedzę przeskakuje spada złapał wisi держится сидит сидел висит висел перескакивает прыгает скачет цепляется цепляет ловит поймал агрегация тримається сидить сиділа сидів висить висів стрибає стрибав проскакує чіпляється агрегація drží visí skáče skočí přeskakuje přepíná střídá spadlo spadl chytá chytil agregace agregované agregovaně takılı geçiyor düşüyor atlıyor birleştirme birleştiriyor bağlıydı hangt wipt springt_over terugvalt valt_terug schakelt aggregatie ligger hoppar hänger aggregerat växlar ül ugrál leesett átvált aggregálva stă agregat picat sare dapetnya nyangkut loncat agregasi nempel bám nhảy tụt gộp_sóng κάθεται πιάνει έπαιζε μένω 挂在 跳到 掉到 切到 驻在 连的 抓到 掴んでる 張り付いて つかんで 붙어 잡고 잡혀 잡네 잡습니다 잡아요 왔다갔다 sat picked_up picks_up catching catches συνδεδεμέν* συνδέεται springt wechselt jumps hops parked parking sits pcell scell* pscell* accroch* connected connects current currently attached camped registered registration serving getting shows showing zeigt muestra mostra affiche показыва* 显示 ' +
    'verbunden eingebucht conectad* aggancia* podłącz* połącz* подключ* ' +
    'bieżące geçerli i_øjeblikket connecté* connesso ansluten forbundet verbonden připojen* csatlakoz* kết_nối terhubung підключ* yhteydessä bağlıyım 연결 连接 ' +
    'aktuelle aktuelles aktuellen actuelle actual atual attuale huidige aktualne aktuální jelenlegi curentă текущ* поточн* зараз şu_anki şu_anda aktuellt nuværende nykyinen saat_ini hiện_tại 현재 ' +
    'aktuell momentan derzeit actuellement ahora agora adesso teraz aktualnie obecnie сейчас right_now at_the_moment en_ce_moment al_momento no_momento 目前 当前 驻留 現在 接続中 在圏 active',
  aggregated:
    'gebündelt carrier_aggregation_aktiv carrier_aggregation_actief carrier_aggregation_aktif med_carrier_aggregation vivőaggregáció agregare_activă агрегация_активна агрегація_активна birleştirme_aktif キャリアアグリゲーション中 载波聚合中 聚合了 kanavaniputus getting_ca ca_with agrégées agrégés agrégation agregación agregacion aggregazione aggregate aggregato agregação agregada agregacja pcc scc aggregated aggregates aggregating bündelt aggregiert agrega agrège aggrega agreguje агрегирует agregando aggregando 正在聚合 ' +
    'active_ca ca_active ca_bands_in_use carrier_aggregation_active active_carrier_aggregation aktive_carrier_aggregation aktive_trägerbündelung agregación_activa agrégation_active aktywna_agregacja 已聚合 当前聚合 активная_агрегация connected_bands',
  needs:
    'obrigatória obrigatórias obrigatório obrigatórios obligatorio obligatorios obligatoria obligatorias potrzebne_są potrzebne potrzebny is_needed are_needed es_wird_benötigt pflicht brauche brauch braucht muss_haben muss_können il_faut faut_que obligatoire hace_falta hacen_falta necesito necesita si_o_si mi_serve obbligatoria preciso_de precisa_da precisa_das precisa_ter precisam_ter tem_que_ter potrzebuję musi_mieć musi нужен обязательно потрібен потрібні потрібно обов potřebuju potřebuji musí neobejdu lazım gerekiyor şart must_have nodig minstens måste krav minst behöver kell kellene obligatoriu trebuie wajib harus butuh cần phải_có πρέπει χρειάζομαι 必须有 得有 至少要 必須です がほしい 있어야 필요합니다 phones_that_support phones_which_support handsets_that_support handsets_which_support devices_that_support devices_which_support phones_supporting handsets_supporting devices_supporting sollte sollten devrait devraient debería deberían deveria deveriam dovrebbe dovrebbero powinien powinna powinno powinny должен должна должно должны has_to_work has_to_support have_to_work have_to_support needs_to_work needs_to_support need must should faut requir* doit muss benötig* debe deve нужн* 需要 必须 要求 indispens* essential* critical 要支持 需支持 须支持',
  change: 'added fixed changed improved updated deleted',
  ensures:
    'look_out_for recommends_using recommend_using recommends_phones fíjate fijate ensure make_sure be_sure verify confirm look_for check_that check_if check_whether provided_your provided_that asegúr* asegur* verifique verificar verifica comprueb* compruébalo confira confirme vérifi* überprüf* achte* tienen_que tiene_que hay_que deben debem doivent müssen ' +
    'certifique* assurez* assicurati assicurarsi upewnij* sprawdź убедитесь проверьте 确认 確認 请确保 确保',
  deployment:
    '基地局 商用サービス rural* rurais ruraux urban* suburban urbain* countryside village* town city cities nationwide ländlich* ciudad* pueblo* cidade* aldeia* campagne* ville villes stadt städte* wieś wsi miast* ' +
    'город* сел* дач* 农村 城市 deployed deployment rollout went_live déploy* auction* leilão leilões aukt* aste enchère* licence license licensed licencia licença lizenz* licitaron licitó despliegue* desplegad* expansión ' +
    'ha_acceso ligou subscribers customers clientes abonnés airwaves lit_up switched_on switching_on uruchom* postavili postavené építették zapustil* запустили развернули kurmuş udrullet uitgerold byggt_ut rakentaneet membangun triển_khai 展開 整備 깔아 installato instalaram instalat instalado nearby near_me in_my_area',
  usual:
    '常見 hierzulande ülkemizde 国内の most_used most_widely_used most_commonly_used meistgenutzt* más_usadas más_utilizadas più_usate più_utilizzate mais_usadas ' +
    'mais_utilizadas plus_utilisées najczęściej spectrum allocation common typical popular principais principales principali principaux wichtigste* haupt* 主要 主流 常用 常见',
  signal:
    'serving_cell primary_cell secondary_cell primäre_zelle celda_principal celda_en_servicio celda_servidora célula_principal célula_servidora cellule_principale cella_primaria cella_principale primaire_cel komórka_główna primární_buňka elsődleges_cella celula_principală основная_сота primærcellen primære_celle primärcellen ensisijainen_solu プライマリセル 在圏セル 주_셀 主小区 ' +
    'signalstrength pci earfcn arfcn nrarfcn enb enodeb gnb gnodeb cellid eci nci plmn tac rsrp rsrq sinr rssi snr zell-id zellen-id 小区id cid',
  level: 'dbm db дбм дб',
  code: '主卡 副卡 卡一 卡二 卡1 卡2',
  adds: 'gleich_mit either enplus zudem außerdem inoltre además also auch aussi anche también também ook bovendien även også też także также add adding extra additional* zusätzlich* ajoute* añade* suma aggiunge adiciona dodatkowo дополнительно 另外 追加',
  locked:
    'erzwungen fijo_en nechala_jen lascio_solo lasciato_solo lasciata_solo остались_только оставил_только оставил dejé_solo deixei_só deixei_apenas laissé_seulement zostawiłem zostawiłem_tylko nur_noch_an ustawione ustawiono выбраны バンド固定 left_just leaving_only currently_set are_set was_set were_set è_attiva è_attivo fixed_it_to set_it_to set_to_use limited_the_router limited_the_modem limited_it_to fest_eingestellt gesperrt limitado_el_router limitado_el_módem fijé fixei forcei selecionei habilitei prendi_o_lte forçou seleccioné he_seleccionado elegí limité_le_routeur limité_le_modem choisi ho_impostato ho_selezionato ho_scelto ho_limitato ustawiłem ustawiłam wybrałem wybrałam ograniczyłem przypiąłem wymusilem wybral vybral nastavil выбрал выбрала поставил_только 设置为 設置為 设为 設為 锁定在 只開 ロックして 選択しました 選択した 固定しました 固定した 固定して に固定 有効にし left_only whitelists whitelisted permitted turned_on boxes_checked then_tick pinned pinning forcing only_allow allow_only allowing_only ticking unticking gestellt zwangsweise bandsperre gesetzt festgenagelt beschränkt angekreuzt forcé forcée bridé bridée limité forzada forzado forcé_la marcada marcado candado puesta puse_candado forzato forzata fissato lasciate_solo forçado forçada fixado marcadas_só wymuszone wymusiłem zaznaczyłem ustawione_tylko принудительно посадил прибил разрешил галочки лишив залишив дозволив примусово uzamkl vnucené natvrdo nechal_jen povolil sabitledim sabitlendi zorladım seçtim açık izin_verdik vastgezet_op op_slot tillåtit tillåten engedélyezve forțat setat am_lăsat_doar paksa khoá_cứng khoá bỏ_tick ép επιτρέψαμε 锁到 强制 只开 勾著 只开启 固定に 縛ってる だけを許可 のみon 묶어 남기고 허용으로 체크하고 оставила 勾了 everything_else_off all_others_off rest_off alles_andere_aus κλειδώ* κλείδω* messo_a_mano impostat* setting включаются включены включен включено включить включите lock* configured konfiguriert configuré* configurad* skonfigurowan* zamčen* zamkn* enable enabled selected selection allowed force forced restricted 锁 鎖 固定し 고정 fixiert festgelegt gelockt erlaubt* ausgewählt* gewählt* selecionad* 选择的 選擇的 选定的 所选 ' +
    'set_to ticked angehakt zugelassen eingestellt 选中 coché* marcadas spuntate zaznaczone zaškrtnut* bifat* ikryssade afkrydset valittu centang dicentang 勾选 勾選 チェックを入れ rögzít* diaktifkan đang_bật 固定中 käytössä preferred_lte aktivierte aktivierten aktiviert activé* habilitad* activad* permitid* autorisé* ativad* travad* abilitat* attivat* consentit* ingeschakeld* vastgezet toegestane ' +
    'włączon* dozwolon* zamkl engedélyezett activate blocat* permise включён* увімкн* зафікс* дозволен* kilitledim kilitli kilitlenmiş kilitlendi etkin izin_verilen låst aktiverade aktiverede tillåtna tilladte sallitut kunci dikunci khóa 有効な 有効に 활성화 启用 啟用 开启 ' +
    'verrouill* bloque* fijad* bloccat* travei zablok* povolen* zapnut* зафиксир* закреп* залоч* lukittu lukitsin zároltam zárolva lezártam bepipálva bloqué bloquée låste freigegeben freigegebene slået_til selectare aangevinkt отмечены позначені işaretli ruksattuna 체크해 有効になって được_bật 只留 разрешены разрешено разрешить разрешённые разрешенные 制限しました korlátoztam sallittu seçili selezionate selezionati zugelassene zugelassenen выбранны* включенны* 已启用 wybran* seleccionad* sélectionné* restrict restricting restricts',
  bandLock:
    'bande_attive band_mask band_masks band_masking current_band_configuration current_band_settings 锁频 bandlock* bandauswahl bandselectie sávválasztás båndvalg bandval pilihan_band chọn_băng_tần preferred_band 許可バンド 频段选择 выбор_диапазонов вибір_діапазонів wybór_pasm výběr_pásem bant_seçimi selección_de_bandas seleção_de_bandas selezione_bande sélection_des_bandes バンド選択 밴드_선택 允许的频段 selección_de_banda seleção_de_banda selezione_banda wybór_pasma výběr_pásma выбор_диапазона вибір_діапазону taajuusalueen_valinta preferred_bands preferred_lte_bands preferred_5g_bands preferred_nr_bands',
  trade:
    ROADS.map((stem) => `${stem}* `).join('') +
    'resistance_band resistance_bands kubectl kda protein* agarose blot* umleitung bauarbeiten asphalt* nachtbus autoroute autostrada autostrady autostrăzii spectral moody ranks bonds poster matt gloss envelopes parametric hpf lpf armband armbänder wrist watch_band sport_band silicone_band ラグ幅 strap sentinel vegetation wavelength* rededge htmode ibss bitrates iftypes vht ht20 ht40 b8a lidar geotiff terzb* octave oktav* landsat modis ndvi swir multispectral imagery vitamin* capsule* rinex igso pseudorange ' +
    'ihale* meter_band metre_band astm aisi hrc equalizer eq nurse salary paygrade joblevel jlpt multiplier cefr toefl elementary ielts nhs concert ticket* hotel chess council resistor* flux slider* turntable vinyl ドラム ギター 楽器 出演 スマートバンド スマートウォッチ 手环 手環 衛星画像 近赤外 赤外 遥感 红外 modbus',
  core: 'amf upf smf ausf udm',
  baseStation:
    'srate scs subcarrierspacing absolutefrequencyssb absolutefrequencypointa pdcch pdsch pusch prach servingcellconfigcommon',
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
/** The stems and their kinds by the letter that they begin with, longer ones first. */
const STEMS_BY_LETTER = groupBy(
  [...STEMS].sort(([one], [other]) => other.length - one.length),
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

/** A pattern of the words of several parts. */
export const MANY_PARTS = WORDS_OF_PARTS.join('|');
/** A pattern of the words of scripts without spaces, longer ones first. */
export const UNSPACED = UNSPACED_WORDS.sort((a, b) => b.length - a.length).join('|');

/** How people speak of the reception of a network. */
export const SPEAKS_OF_RECEPTION =
  /(?<!\p{L})(?:signals?|bars|towers?|masts?|cell sites?|coverage|reception|speed ?tests?|mbps|mbit|down(?:load)?|upload|(?:e|u)?sim|empfang|funkmast|sendemast|netz|débit|couverture|cobertura|torre|señal|sinal|copertura|segnale|ripetitore|zasięg\p{L}*|nadajnik\p{L}*|maszt\p{L}*|sygnał\p{L}*|вышк\p{L}*|сигнал\p{L}*|скорост\p{L}*|мбит|вежа|вишк\p{L}*|швидк\p{L}*|signál\p{L}*|vysílač\p{L}*|rychlost\p{L}*|kapsama|çekiyor|çekim|bereik|zendmast|täckning\p{L}*|torony\p{L}*|térerő\p{L}*|semnal\p{L}*|sinyal\p{L}*|sóng|σήμα)(?!\p{L})|信号|基站|网速|電波|基地局|신호|기지국/u;
