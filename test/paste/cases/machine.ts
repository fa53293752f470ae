import { type Case } from './case.js';

/** Answers and commands of modems, by maker. */
export const QUECTEL: readonly Case[] = [
  {
    text: '/* The modem answers:\n *   +QENG: "servingcell","NOCONN","NR5G-SA","TDD",310,260,1866671,335,\n *          794E00,516270,41,12,-75,-11,5,1,-\n */',
    bands: '| n41',
    kind: 'serving',
  },
  {
    text: 'AT+QCFG="band"\r\r\n+QCFG: "band",0x260,0x1a0080800d5,0x3f\r\n\r\nOK',
    bands: '1 3 5 7 8 20 28 38 40 41',
    kind: 'enabled',
  },
  {
    text: '+QCFG: "band",0xd3,0x42000000003300185a',
    bands: '2 4 5 7 12 13 25 26 29 30 66 71',
    kind: 'enabled',
  },
  { text: 'AT+QCFG="band",93,1a0000800c5', bands: '1 3 7 8 20 38 40 41', kind: 'enabled' },
  { text: 'AT+QCFG=“band”,0,80000,0,1', bands: '20', kind: 'enabled' },
  { text: 'BG95-M3\r\nAT+QCFG="band"\r\n+QCFG: "band",0xf,0x80004,0x4', bands: '3 20', kind: 'enabled' },
  { text: '+QCFG: "band",0x0,0x0,0x80084', bands: '3 8 20', kind: 'enabled' },
  { text: '+QCFG: "band",0xdf,0x7fffffffffffffff,0x3f', bands: '', kind: 'unrestricted' },
  { text: '+QCFG: "band",(0-200),(0-7FFFFFFFFFFFFFFF),(0-3f)', bands: '', kind: 'range' },
  { text: '+QCFG: "nwscanseq",0403010205', bands: '' },
  { text: 'printf("AT+QCFG=\\"band\\",0,80004,0\\r\\n");', bands: '3 20', kind: 'enabled' },
  { text: '`+QCFG: "band", 0x0, 0x80004, 0x80000` // set', bands: '3 20', kind: 'enabled' },
  {
    text: 'AT+QCFG="band",0,4,0\r\nOK\r\nAT+QCFG="band"\r\n+QCFG: "band",0x0,0x80000,0x0\r\nOK',
    bands: '20',
    kind: 'enabled',
  },
  {
    text: '[10:22:01] > AT+QCFG="band"\n[10:22:01] < +QCFG: "band",0x93,0x80000',
    bands: '20',
    kind: 'enabled',
  },
  {
    text: '+QNWPREFCFG: "lte_band",1:3:7:20\n+QNWPREFCFG: "nsa_nr5g_band",78\n+QNWPREFCFG: "gw_band",1:8',
    bands: '1 3 7 20 | n78',
    kind: 'enabled',
  },
  {
    text: 'AT+QNWPREFCFG="lte_band",1:3\nAT+QNWPREFCFG="nr5g_band",78:258',
    bands: '1 3 | n78 n258',
    kind: 'enabled',
  },
  {
    text: 'AT+QNWPREFCFG= "ue_capability_band"\n+QNWPREFCFG: "gw_band",1:8\n+QNWPREFCFG: "lte_band",1:3:20\n+QNWPREFCFG: "nr5g_band",1:78\nOK',
    bands: '1 3 20 | n1 n78',
    kind: 'supported',
  },
  {
    text: 'AT+QNWPREFCFG="policy_band"\n+QNWPREFCFG: "lte_band",1:3:7:20\nOK\nAT+QNWPREFCFG="lte_band"\n+QNWPREFCFG: "lte_band",20\nOK',
    bands: '1 3 7 20',
    kind: 'supported',
  },
  { text: '+QNWPREFCFG: "nr5g_band",0', bands: '', kind: 'enabled' },
  { text: '+QNWINFO: "FDD LTE","26202","LTE BAND 20",6300', bands: '20', kind: 'serving' },
  { text: '+QNWINFO: "eMTC","310410","LTE BAND 12",5110', bands: '12', kind: 'serving' },
  { text: '+QNWINFO: No Service', bands: '' },
  {
    text: '+QENG: "servingcell","NOCONN","LTE","FDD",262,02,1A2B3C,101,6300,20,3,3,5A1,-95,-11,-66,12,20',
    bands: '20',
    kind: 'serving',
  },
  {
    text: '+QENG: "servingcell","CONNECT","CAT-M","FDD",310,410,AB1508,52,5110,12,3,3,7A0F,-90,-9,-60,10',
    bands: '12',
    kind: 'serving',
  },
  { text: '+QENG: "neighbourcell intra","LTE",6300,101,-11,-95,-66,0', bands: '' },
  { text: '+QENG: "neighbourcell intra","LTE",275,101,-11,-95,-66,7,20', bands: '' },
  { text: '+QENG: "servingcell","SEARCH"', bands: '' },
  {
    text: '+QENG: "LTE","FDD",262,01,1A2B3C4,101,1300,3,5,5\n+QENG: "NR5G-NSA",262,01,920,-96,18,-10,648768,78',
    bands: '3 | n78',
    kind: 'serving',
  },
  {
    text: '+QENG: "servingcell", "LIMSRV", "NR5G-SA", "TDD", 262, 01, 1A, 55, 1234AB, 504990, 41, 12, -80',
    bands: '| n41',
    kind: 'serving',
  },
  { text: '{"cmd":"AT+QNWPREFCFG=\\"lte_band\\",1:3:7"}', bands: '1 3 7', kind: 'enabled' },
  {
    text: 'AT+QNWPREFCFG="rf_band"\n+QNWPREFCFG: "lte_band",1:3\n+QNWPREFCFG: "nr5g_band",78',
    bands: '1 3 | n78',
  },
  {
    text: '+QENG: "servingcell","LIMSRV","NR5G-SA","TDD",460,00,12345678A,55,1234AB,504990,41,12,-80',
    bands: '| n41',
    kind: 'serving',
  },
  { text: '+QENG: "servingcell","NOCONN","WCDMA",262,01,1A,2B,10564,1', bands: '' },
  { text: '+QENG: "servingcell","LIMSRV","WCDMA",262,01,5A3,1A2B3C,10713,99,12', bands: '' },
  {
    text: '+QENG: "neighbourcell intra","LTE",5110,214,-12,-98,-68,-\n+QENG: "neighbourcell","WCDMA",10713,99,1',
    bands: '',
  },
];

export const OTHER_MODEMS: readonly Case[] = [
  {
    text: 'AT+CNBP?\r\n+CNBP: 0x0000000000000180,0x00000000080800C5\r\nOK',
    bands: '1 3 7 8 20 28',
    kind: 'enabled',
  },
  { text: '+CNBP: 0x0002000004400180', bands: '' },
  { text: '+CNBP: 0x1,0x7FFFFFFFFFFFFFFF', bands: '', kind: 'unrestricted' },
  { text: '+CBANDCFG: "CAT-M",3,8,20\r\n+CBANDCFG: "NB-IOT",8,20,28', bands: '3 8 20 28', kind: 'enabled' },
  { text: 'AT+CBANDCFG="NB-IOT",8,20', bands: '8 20', kind: 'enabled' },
  {
    text: '+CPSI: LTE CAT-M1,Online,310-410,0x1,1,1,EUTRAN-BAND12,5110,3,3,-1,-1,-1,1',
    bands: '12',
    kind: 'serving',
  },
  {
    text: '+CPSI: NR5G_SA,Online,460-11,0x1,1,1,NR5G_BAND78,627264,-1,-1,1',
    bands: '| n78',
    kind: 'serving',
  },
  {
    text: '+CSYSSEL: "lte_band",1:3:7:20\n+CSYSSEL: "nr5g_band",78\n+CSYSSEL: "w_band",1:8',
    bands: '1 3 7 20 | n78',
    kind: 'enabled',
  },
  { text: '#BND: 0,0,1003100185A,42', bands: '2 4 5 7 12 13 25 29 30 41 66 71', kind: 'enabled' },
  { text: 'ME910C1-WW\r\nAT#BND?\r\n#BND: 0,0,524420', bands: '3 8 20', kind: 'enabled' },
  { text: 'LE910C4-NF\r\nAT#BND?\r\n#BND: 0,0,81004', bands: '3 13 20', kind: 'enabled' },
  { text: '#BND: (0-3),(0-5),(1-168695967)', bands: '1 2 3 4 5 8 12 13 18 19 20 26 28', kind: 'supported' },
  { text: 'LTE modem HE910\n#BND: 3,5', bands: '' },
  { text: '+UBANDMASK: 0,524420,1,134742148', bands: '3 8 20 28', kind: 'enabled' },
  {
    text: '+UBANDMASK: 0,185473183,1048578',
    bands: '1 2 3 4 5 8 12 13 18 19 20 25 26 28 66 85',
    kind: 'enabled',
  },
  { text: '+UBANDMASK: 0,524420,0,1,524416,0', bands: '3 8 20', kind: 'enabled' },
  { text: 'AT+UBANDMASK=0,524420', bands: '3 8 20', kind: 'enabled' },
  { text: '+UBANDMASK: 0,524420,1,524416,2,512', bands: '3 8 20', kind: 'enabled' },
  { text: '+UBANDMASK: 0,524420,1,2,9', bands: '' },
  { text: 'sendCommand("AT+UBANDMASK=1,524292", 2000);', bands: '3 20', kind: 'enabled' },
  { text: 'at.send("AT%XBANDLOCK=2,\\"10000000000000000100\\"", 500)', bands: '3 20', kind: 'enabled' },
  { text: 'r = Send("AT^SYSCFGEX=""03"",3FFFFFFF,1,2,80044,,")', bands: '3 7 20', kind: 'enabled' },
  { text: 'SARA-U201\n+UBANDSEL: 900,2100', bands: '' },
  { text: 'LARA-R204\n+UBANDSEL: 700,1700', bands: '4 12', kind: 'enabled' },
  { text: 'AT%XCBAND\n%XCBAND: 20', bands: '20', kind: 'serving' },
  { text: 'AT%XBANDLOCK=2,"10000000000000000100"', bands: '3 20', kind: 'enabled' },
  {
    text: '%XMONITOR: 1,"Op","Op","26201","00B7",9,8,"01A2B3C4",101,3701,40,20,"","00100001","01001001","01011111"',
    bands: '8',
    kind: 'serving',
  },
  {
    text: 'AT!BAND=?\nIndex, Name,                        GW Band Mask     L Band Mask      TDS Band Mask\n00, All bands                       0002000004C00000 00000000000800D5 0000000000000000\n01, Europe 3G                       0002000000400000 0000000000000000 0000000000000000\n09, LTE ALL                         0000000000000000 00000000000800D5 0000000000000000\n\n0000000000000001 - B1\n   0000000000400000 - B1 (2100)',
    bands: '1 3 5 7 8 20',
    kind: 'supported',
  },
  {
    text: 'AT!BAND=?\nIndex, Name,                        GW Band Mask     L Band Mask 1    L Band Mask 2    TDS Band Mask    L Band Mask 3    L Band Mask 4\n00, All bands                       0002000007C00000 00000100000800D5 0000000000000002 0000000000000000 0000000000000000 0000000000000000\n01, Europe                          0002000000400000 0000000000080044 0000000000000000 0000000000000000 0000000000000000 0000000000000000\nOK',
    bands: '1 3 5 7 8 20 41 66',
    kind: 'supported',
  },
  {
    text: 'AT!BAND?\nIndex, Name,                        GW Band Mask     L Band Mask 1    L Band Mask 2\n0A, EU LTE                         0000000000000000 0000000000080044 0000000000000002\nOK',
    bands: '3 7 20 66',
    kind: 'enabled',
  },
  { text: 'AT!BAND=11,"US",0,000000000000081A,2', bands: '2 4 5 12 66', kind: 'enabled' },
  {
    text: '!GSTATUS:\nCurrent Time: 1234 Temperature: 30\nLTE band: B20     LTE bw: 10 MHz\nLTE Rx chan: 6300 LTE Tx chan: 24300',
    bands: '20',
    kind: 'serving',
  },
  { text: '^SYSCFGEX: "00",3fffffff,1,2,800c5', bands: '1 3 7 8 20', kind: 'enabled' },
  { text: '^SYSCFGEX: "00",3FFFFFFF,1,2,7FFFFFFFFFFFFFFF', bands: '', kind: 'unrestricted' },
  { text: 'AT^SYSCFGEX="03",3FFFFFFF,1,2,80000,,', bands: '20', kind: 'enabled' },
  { text: '<response><LTEBand>80000</LTEBand></response>', bands: '20', kind: 'enabled' },
  {
    text: '<LTEBandList><LTEBand><Name>LTE BC1/LTE BC3</Name><Value>5</Value></LTEBand><LTEBand><Name>All bands</Name><Value>7fffffffffffffff</Value></LTEBand></LTEBandList>',
    bands: '1 3',
    kind: 'supported',
  },
  { text: '+GTACT: 20,6,3,1,8,101,120,5078,50258', bands: '1 20 | n78 n258', kind: 'enabled' },
  { text: 'AT+GTACT=14,,,103,5078', bands: '3 | n78', kind: 'enabled' },
  { text: '+XACT: 4,2,1,900,1800,1,8,103,107,120', bands: '3 7 20', kind: 'enabled' },
  { text: 'AT+XACT=?\n+XACT: (0-6),(0-2),0,1,2,4,5,8,101,103,107', bands: '1 3 7', kind: 'supported' },
  {
    text: '^SLBAND: WCDMA,Enabled,1,8\n^SLBAND: LTE,Enabled,1,3,20\n^SLBAND: LTE,Disabled,7',
    bands: '1 3 20',
    kind: 'enabled',
  },
  { text: '^SLBAND: LTE,1,3,20', bands: '1 3 20', kind: 'enabled' },
  { text: 'NR5G_NSA,Enable Bands :78,79,\nLTE,Enable Bands :1,3,', bands: '1 3 | n78 n79', kind: 'enabled' },
  { text: '+ZNLOCKBAND: 80800c5,2000000680380', bands: '1 3 7 8 20 28', kind: 'enabled' },
  { text: '+EPBSE: 154,155,524485,480', bands: '1 3 7 8 20 38 39 40 41', kind: 'enabled' },
  { text: '*BAND:5,0,0,482,149', bands: '1 3 5 8 34 38 39 40 41', kind: 'enabled' },
  { text: 'AT*BAND=5,0,0,0,4', bands: '3', kind: 'enabled' },
  { text: 'LTE modem:\n*BAND: 5,0,0', bands: '' },
  { text: 'S/N 0123456789abcdef LTE B1/B3', bands: '1 3' },
  { text: '*Band: LTE B1/B3*', bands: '1 3', kind: 'supported' },
  { text: '+BANDCFG:3,1a0,800c5', bands: '1 3 7 8 20 38 40 41', kind: 'enabled' },
  {
    text: 'at+bmbandpref?\n+BMBANDPREF: WCDMA,401\n+BMBANDPREF: LTE,800c5',
    bands: '1 3 7 8 20',
    kind: 'enabled',
  },
  {
    text: 'AT+SQNBANDSEL=0,"standard","3,8,20"\nAT+SQNBANDSEL=1,"standard","20,28"',
    bands: '3 8 20 28',
    kind: 'enabled',
  },
  { text: '+NBAND:(1,3,5,8,20,28)\n\nOK', bands: '1 3 5 8 20 28', kind: 'supported' },
  { text: 'AT+NBAND?\n+NBAND:5', bands: '5', kind: 'enabled' },
  { text: 'AT%GETCFG="BAND"\nBands:  4,13\nOK', bands: '4 13', kind: 'enabled' },
  { text: '^SCFG: "Radio/Band/4G","0x080E0000"', bands: '18 19 20 28', kind: 'enabled' },
  {
    text: '^SCFG: "Radio/Band/4G","8a0e00d5","000000e2"\n^SCFG: "Radio/Band/3G","000400b5"',
    bands: '1 3 5 7 8 18 19 20 26 28 32 34 38 39 40',
    kind: 'enabled',
  },
  {
    text: '^SCFG: "Radio/Band/4G","0030007800300030003000380030003000340034"',
    bands: '3 7 20',
    kind: 'enabled',
  },
  {
    text: '^SCFG: "Radio/Band/4G","00300038003000610030003000350035"',
    bands: '1 3 5 7 18 20 28',
    kind: 'enabled',
  },
  {
    text: '^SCFG: "Radio/Band/4G",("0x00000001"-"0x00080084")',
    bands: '3 8 20',
    kind: 'supported',
  },
  { text: '+EPBSE: 0,0,4,0,2', bands: '3 66', kind: 'enabled' },
  { text: '^SCFG: "Radio/Band",81920', bands: '', kind: 'enabled' },
  {
    text: 'NV item 6828 (LTE_BC_CONFIG): 1099562027739',
    bands: '1 2 4 5 7 8 10 12 17 25 26 41',
    kind: 'enabled',
  },
  { text: 'NV_06828\nC5 00 08 08 00 00 00 00', bands: '1 3 7 8 20 28', kind: 'enabled' },
  { text: '+CNBP: (0x1-0xFF),(0x1-0xFFFF)', bands: '', kind: 'range' },
  { text: '+CPSI: GSM,Online,460-00,0x182d,12401,27 EGSM 900,-64,2110,42-42', bands: '', kind: 'serving' },
  { text: '#BND: 0,0,80084', bands: '', kind: 'enabled' },
  { text: 'AT+UBANDSEL=?\n+UBANDSEL: (0,700,850,1800,2600)', bands: '3 5 7 28', kind: 'supported' },
  { text: '+UBANDSEL: 900,2100', bands: '', kind: 'enabled' },
  { text: '*BAND: (0-15),(0-255),(0-255),(0-511),(0-511)', bands: '', kind: 'range' },
  { text: 'AT^BAND_PREF?\nLTE,Enable Bands :1,3,\nLTE,Disable Bands:7,20,', bands: '1 3', kind: 'enabled' },
  { text: '^SCFG: "Radio/Band/4G",("00000001-00080084"),("00000000-00000020")', bands: '3 8 20 38' },
  { text: 'LTE_BC_CONFIG (NV 6828) = 149', bands: '1 3 5 8', kind: 'enabled' },
  { text: 'nv_read 6828 = 0x80084', bands: '3 8 20', kind: 'enabled' },
  { text: '^BAND: 3,0,0,0,524420\n+BANDS: 1,3,20', bands: '' },
  {
    text: 'AT!LTEINFO?\n!LTEINFO:\nServing:   EARFCN MCC MNC   TAC      CID Bd D U SNR PCI  RSRQ\n             1300 262  01  6699 01A2D001  3 5 5  12  65 -10.9\nInterFreq: EARFCN ThresholdLow ThresholdHi Priority PCI\n             6300 20 1 3 7',
    bands: '3',
    kind: 'serving',
  },
  { text: 'NV item 6828: 0x00000000080800c5', bands: '1 3 7 8 20 28', kind: 'enabled' },
  {
    text: 'reply = "%XMONITOR: 1,\\"\\",\\"\\",\\"24405\\",\\"2F0D\\",7,8,\\"0184A20C\\",97,3740"',
    bands: '8',
    kind: 'serving',
  },
];

/** Tools of Linux and Android, and carrier aggregation tables. */
export const TOOLS: readonly Case[] = [
  {
    text: 'Bands | supported: utran-1, eutran-3, eutran-20, ngran-78\n      |   current: eutran-20',
    bands: { supported: '3 20 | n78', current: '20' },
  },
  {
    text: 'modem.generic.current-bands.value[1] : eutran-3\nmodem.generic.current-bands.value[2] : ngran-78',
    bands: '3 | n78',
    kind: 'enabled',
  },
  { text: "mmcli -m 0 --set-current-bands='eutran-3|eutran-7'", bands: '3 7', kind: 'enabled' },
  {
    text: "LTE bands: '1, 3, 20'\nLTE bands (extended): '1, 3, 20, 66'",
    bands: '1 3 20 66',
    kind: 'supported',
  },
  { text: "LTE band preference: '3, 20'", bands: '3 20', kind: 'enabled' },
  {
    text: "LTE band preference: '3, 20'\nLTE band preference (extended): '3, 20, 66'",
    bands: '3 20 66',
    kind: 'enabled',
  },
  { text: "Active Band Class: 'eutran-3'\nActive Channel: '1300'", bands: '3', kind: 'serving' },
  {
    text: 'Intrafrequency LTE Info: EUTRA Absolute RF Channel Number: 3350 (E-UTRA band 7: 2600)',
    bands: '7',
    kind: 'serving',
  },
  { text: 'CellIdentityLte:{ mCi=1 mEarfcn=6300 mBands=[20] mMcc=262 mMnc=02', bands: '20', kind: 'serving' },
  {
    text: 'CellIdentityNr:{ mPci = 5 mNrArfcn = 627264 mBands = [78] mMcc = 262 mMnc = 02',
    bands: '| n78',
    kind: 'serving',
  },
  { text: '1A_3A_20A:1A,3A,20A\n1A_7A:1A,7A', bands: '1 3 7 20', kind: 'supported' },
  { text: 'DC_3A_n78A, DC_20A_n28A, CA_3A-7A', bands: '3 7 20 | n28 n78', kind: 'supported' },
  { text: '> 1A_3A_20A:1A,3A\n> 1A_7A:1A,7A', bands: '1 3 7 20' },
  { text: '5V/2A_1A charger\n5V/2A_1A charger', bands: '' },
  {
    text: "NR5G SA band preference: '78'\nNR5G NSA band preference: '41'",
    bands: '| n41 n78',
    kind: 'enabled',
  },
  { text: 'CA combos: 3A-7A-20A, 1A-3A', bands: '1 3 7 20' },
  { text: 'Part 3A-7A-20A', bands: '' },
  { text: 'CA_3A-7A-20A, CA_1A-3A_BCS0', bands: '1 3 7 20' },
  { text: '/interface lte set lte1 band=3,7,20 network-mode=lte', bands: '3 7 20', kind: 'enabled' },
  {
    text: 'rf-Parameters\n{\n  supportedBandListNR\n  {\n    { bandNR 1,\n      ue-PowerClass pc3 },\n    { bandNR 40,\n      ue-PowerClass pc3 },\n    { bandNR 78,\n      ue-PowerClass pc2 }\n  }\n}',
    bands: 'n1 n40 n78',
  },
  {
    text: 'AT^CA_INFO?\nPCC info: Band is LTE_B66, Band_width is 20.0 MHz\nSCC1 info: Band is LTE_B7, Band_width is 20.0 MHz\nOK\nAT^DEBUG?\nRAT:LTE+NR\npcell:\nlte_band:66 lte_band_width:20.0MHz\nnr_band:n78 nr_band_width:80.0MHz\nnr_rsrp:-88dBm',
    bands: '7 66 | n78',
    kind: 'serving',
  },
  {
    text: '{"cells": [{"role": "pcc", "rat": "LTE", "band": "7", "band_name": "LTE B7", "channel": "3050", "pci": "12", "scs": ""}, {"role": "nsa", "rat": "NR", "band": "78", "band_name": "NR n78", "channel": "636666", "pci": "31", "scs": "30kHz"}]}',
    bands: '7 | n78',
    kind: 'serving',
  },
  {
    text: 'The data sheet says: LTE FDD 1, 3, 5, 7, 8, 20, 28 and TDD 38, 40, 41. The combinations of the firmware:\n```\n1A_3A_20A:1A,3A,20A\n3A_7A_28A:3A,7A,28A\n```',
    bands: '1 3 5 7 8 20 28 38 40 41',
  },
];

/** Several products or regions in one text. */
export const VARIANTS: readonly Case[] = [
  {
    text: '| Cellular | BOXLE (Nepal) | FDD LTE B1/B3/B7; TDD LTE B38 |\n| | BOXLA (US) | FDD LTE B2/B4/B12 |\n| | Data | LTE-FDD 150/50 Mbps |',
    bands: { 'BOXLE (Nepal)': '1 3 7 38', 'BOXLA (US)': '2 4 12' },
  },
  {
    text: '"4G bands": "1, 2, 3, 4, 5 - A2435, A2761",\n" ": "1, 2, 3, 78, 79 SA/NSA/Sub6 - A2761, A2762",\n"5G bands": "1, 2, 3, 258, 260 SA/NSA/Sub6/mmWave - A2435",',
    bands: {
      A2435: '1 2 3 4 5 | n1 n2 n3 n258 n260',
      A2761: '1 2 3 4 5 | n1 n2 n3 n78 n79',
      A2762: 'n1 n2 n3 n78 n79',
    },
  },
  {
    text: '| Model | Region | Cellular Type & Band | Wi-Fi |\n|---|---|---|---|\n| IG902-FQ58 | Europe | LTE CAT4; LTE-FDD B1/B3/B7; LTE-TDD B38; GSM B3/B8 | NA |\n| IG902-FS39 | North America | LTE CAT6; LTE-FDD B2/B4/B5; UMTS B2/B5 | NA |',
    bands: { 'IG902-FQ58': '1 3 7 38', 'IG902-FS39': '2 4 5' },
  },
  {
    text: 'R11 card with support for LTE bands 1/2/3/5. US version is also available for this card (bands 2/4/12).',
    bands: { R11: '1 2 3 5', US: '2 4 12' },
  },
  {
    text: '### 3.4 Nova X1\nLTE: B1, B3\n### 3.5 Nova X2\nLTE: B5, B40',
    bands: { 'Nova X1': '1 3', 'Nova X2': '5 40' },
  },
  {
    text: 'Popular LTE bands:\n| Region | 1 | 2 | 3 | 4 |\n|---|---|---|---|---|\n| Frequency | 2100 | 1900 | 1800 | 1700 |\n| NorAm | |&check;| |&check;|\n| EMEAA |&check;| |&check;| |',
    bands: { NorAm: '2 4', EMEAA: '1 3' },
  },
  {
    text: "['LTE Cat 4 Global (G4)', 'LTE Cat 4 Global: B1, B2, B3; 3G: B1, B2'],\n['LTE Cat 4 North America (N4)', 'LTE Cat 4 North America: B2, B4, B66'],\n['LTE-A Cat 6 North America (C6)', 'LTE-A Cat 6 North America: B42, B43, B48'],\n['SIM Slots', '(2) Mini-SIM (2FF)'],",
    bands: {
      'LTE Cat 4 Global (G4)': '1 2 3',
      'LTE Cat 4 North America (N4)': '2 4 66',
      'LTE-A Cat 6 North America (C6)': '42 43 48',
    },
  },
  {
    text: '| Band | EG25-G | Telkomsel | Smartfren |\n|---|---|---|---|\n| B3 | ✅ YES | ✅ PRIMARY | ❌ No |\n| B5 | ✅ YES | ❌ No | ✅ PRIMARY |\n| B7 | ✅ YES | ❌ No | ❌ No |',
    bands: { 'EG25-G': '3 5 7', Telkomsel: '3', Smartfren: '5' },
  },
  {
    text: '| Technology | Band | FCC | CE |\n| --- | --- | :---: | :---: |\n| LTE Cat M1 | B1 (2100 MHz) | | &check; |\n| LTE Cat M1 | B2 (1900 MHz) | &check; | |\n| LTE Cat M1 | B4 (1700 MHz) | &check; | |',
    bands: { FCC: '2 4', CE: '1' },
  },
  {
    text: '| Module | LTE bands | Works in Ecuador? |\n|---|---|---|\n| SIM7670G | B1, B2, B3, B4 | Yes, it has B2 and B4 |\n| A7670E | B1, B3, B8 | No B2, B4 |',
    bands: { SIM7670G: '1 2 3 4', A7670E: '1 3 8' },
  },
  {
    text: '// Config of the SIM7000\nsend("AT+CBANDCFG=\\"CAT-M\\",3,8,20");\n// Config of the SIM7070G\nsend("AT+CBANDCFG=\\"CAT-M\\",2,4,66");',
    bands: { SIM7000: '3 8 20', SIM7070G: '2 4 66' },
  },
  {
    text: '<table>\n <tr><td rowspan="2">EC25-J</td><td>LTE FDD: B1/B3/B18</td></tr>\n <tr><td>LTE TDD: B41</td></tr>\n <tr><td rowspan="2">EC25-AU</td><td>LTE FDD: B5/B7/B28</td></tr>\n <tr><td>LTE TDD: B40</td></tr>\n</table>',
    bands: { 'EC25-J': '1 3 18 41', 'EC25-AU': '5 7 28 40' },
  },
  {
    text: '| | EM9190 | EM9191 | Source |\n|---|---|---|---|\n| Bands FR2 | n257 / n258 | - | 1-2 |\n| Bands FR1 | n1/n3/n78 | Same as EM9190 | 4-4 |',
    bands: { EM9190: 'n1 n3 n78 n257 n258', EM9191: 'n1 n3 n78' },
  },
  {
    text: 'Der MC7304 deckt die üblichen Bänder ab (LTE B1/B3/B7), der MC7350 deckt andere Bänder ab (LTE B4/B13/B25).',
    bands: { MC7304: '1 3 7', MC7350: '4 13 25' },
  },
  {
    text: '4G bands\t1, 3, 7, 8, 20 - A1633, A1634\n \t1, 3, 8, 18, 19 - A1482, A1631\n5G bands\t1, 3, 78 SA/NSA - A1633, A1634\n \t3, 79 SA/NSA - A1482',
    bands: { 'A1633, A1634': '1 3 7 8 20 | n1 n3 n78', A1482: '1 3 8 18 19 | n3 n79', A1631: '1 3 8 18 19' },
  },
  {
    text: 'LTE Bänder:\nEuropa, Afrika, Asien: 1, 3, 5, 7, 8, 20, 28\nAmerika: 2, 4, 5, 12, 13, 17, 66',
    bands: { 'Europa, Afrika, Asien': '1 3 5 7 8 20 28', Amerika: '2 4 5 12 13 17 66' },
  },
  {
    text: 'For Europe, the Middle East and Africa: LTE bands 1, 3, 7, 8, 20. For North and South America: LTE bands 2, 4, 5, 7, 12.',
    bands: { 'Europe, the Middle East and Africa': '1 3 7 8 20', 'North and South America': '2 4 5 7 12' },
  },
  {
    text: 'EU/UK: B1/B3/B7/B20; US & Canada: B2/B4/B12',
    bands: { 'EU/UK': '1 3 7 20', 'US & Canada': '2 4 12' },
  },
  {
    text: 'GPS\nGPS, GLONASS\n(optional)\nLTE Bands\nEU\nCat 19 / Cat 18\nLTE-FDD: B1/B3\nLTE-TDD: B38/B40\nWCDMA: B1/B8\nAU\nCat 19 / Cat 18\nLTE-FDD: B5/B28\nLTE-TDD: B38/B42\nWCDMA: B2/B5\nNA\nCat 19 / Cat 18\nLTE-FDD: B2/B4\nLTE-TDD: B41/B48',
    bands: { EU: '1 3 38 40', AU: '5 28 38 42', NA: '2 4 41 48' },
  },
  {
    text: '| | MC7350 | MC7354 |\n|---|---|---|\n| LTE | B4, B13, B25 | B2, B4, B5, B13 |\n\n### MC7350\nDieses Modul wurde für Nordamerika gebaut, mit LTE auf B4/B13/B25.\n\n### MC7354\nNeben LTE (B2/B4/B5/B13) hat es UMTS.',
    bands: { MC7350: '4 13 25', MC7354: '2 4 5 13' },
  },
  {
    text: '> 北米:\n> LTE バンド: 2 / 4 / 5 / 7\n> その他の国:\n> LTE バンド: 1 / 3 / 7 および 8',
    bands: { 北米: '2 4 5 7', その他の国: '1 3 7 8' },
  },
  {
    text: 'AT!BAND=01,"Home",0,80044\nAT!BAND=02,"On the road",0,800C5',
    bands: { Home: '3 7 20', 'On the road': '1 3 7 8 20' },
  },
  {
    text: '移动：B3/B8/B39/B41 联通：B1/B3/B8 电信：B1/B3/B5',
    bands: { 移动: '3 8 39 41', 联通: '1 3 8', 电信: '1 3 5' },
  },
  {
    text: 'Hub 7-A1 (North America)\nLTE bands: B2, B4, B12, B14 (FirstNet), B66, B71\nHub 7-G1 (Global)\nLTE bands: B1, B3, B7',
    bands: { 'Hub 7-A1': '2 4 12 14 66 71', 'Hub 7-G1': '1 3 7' },
  },
  {
    text: '"us_uno": {"lte": "0x21400D8A08AA", "desc": "Uno US: B2/4/5/12/66/71 + n41"},\n"us_due": {"lte": "0x21400D8A0200", "desc": "Due US: B2/4/13/48 + n77/n78"},',
    bands: { us_uno: '2 4 5 12 66 71 | n41', us_due: '2 4 13 48 | n77 n78' },
  },
  {
    text: '| module suffix | in stock | FDD | TDD |\n|---|---|---|---|\n| C | ✔ | B1/B3/B5 | B34/B39 |\n| SA | ✔ | B2/B4/B28 | B38 |',
    bands: { C: '1 3 5 34 39', SA: '2 4 28 38' },
  },
  {
    text: 'QL7_S_LA2\nLTE-FDD: B2/B4/B28\nGSM: B2/B5\nQL7_S_EM2\nLTE-FDD: B1/B3/B20\nGSM: B3/B8',
    bands: { QL7_S_LA2: '2 4 28', QL7_S_EM2: '1 3 20' },
  },
  {
    text: '| Frequency | Band | Radio | Network |\n|---|---|---|---|\n| 800MHz | Band 20 | 4G | Alphacom |\n| 2600MHz | Band 7 & Band 38 | 4G | Alphacom |\n| _800MHz_ | _Band 20_ | _4G_ | _Betacom_ |\n| _2300MHz_ | _Band 40_ | _4G_ | _Betacom_ |',
    bands: { Alphacom: '7 20 38', Betacom: '20 40' },
  },
  {
    text: 'KX20-V for Verizon: B4, B13\nKX20-A for AT&T and T-Mobile: B2, B4, B12',
    bands: { 'KX20-V for Verizon': '4 13', 'KX20-A for AT&T and T-Mobile': '2 4 12' },
  },
  {
    text: '| **QX51** | 4G / 3G / 2G | LTE Cat 3 | EU | B1, B3, B8 (3G/2G fallback) | GPS |\n| **QX52** | 4G / 3G | LTE Cat 3 | NA | B2, B4, B5 | GPS |',
    bands: { QX51: '1 3 8', QX52: '2 4 5' },
  },
  {
    text: '| Market | Main bands |\n|---|---|\n| Chile | B4, B7, B28 |\n| Peru | B2, B4, B28 |',
    bands: { Chile: '4 7 28', Peru: '2 4 28' },
  },
  {
    text: 'The KQ-NA works on networks in North America:\n\n| Radio | KQ (KQ-NA) | KQ Global (KQ-G) |\n|---|---|---|\n| LTE FDD | B2, B4, B12 | B1, B3, B7 |\n| LTE TDD | - | B38, B40 |',
    bands: { 'KQ (KQ-NA)': '2 4 12', 'KQ Global (KQ-G)': '1 3 7 38 40' },
  },
  {
    text: '### Alpha Telco (425-01)\n- **LTE Bands:** B1 (2100), B7 (2600)\n- **EARFCN:** B1: 0-599\n- **5G NR:** n78\n### Beta Telco (425-02)\n- **LTE Bands:** B1 (2100), B3 (1800)\n- **EARFCN:** B1: 0-599',
    bands: { 'Alpha Telco': '1 7 | n78', 'Beta Telco': '1 3' },
  },
  {
    text: '| Router | 4G bands | 5G bands | Price |\n|---|---|---|---|\n| Zyxel NR7101 | B1/3/5/7 | n1/3/78 | 399 |\n| Zyxel LTE7490 | B1/3/20 | none | 249 |',
    bands: { 'Zyxel NR7101': '1 3 5 7 | n1 n3 n78', 'Zyxel LTE7490': '1 3 20' },
  },
  {
    text: 'EMEA version: B1, B3, B7, B20\nAPAC version: B1, B3, B5, B8',
    bands: { EMEA: '1 3 7 20', APAC: '1 3 5 8' },
  },
  { text: 'Model A: LTE B1/B3\nModel B: LTE B2/B4', bands: { 'Model A': '1 3', 'Model B': '2 4' } },
  {
    text: 'Version EU\nLTE FDD: 1,3,28A\nLTE TDD: 38,40\nVersion US\nLTE FDD: 2,4,66',
    bands: { EU: '1 3 28 38 40', US: '2 4 66' },
  },
  {
    text: 'RG1-EU\t5G NR: n1/n3\tLTE: B1/B3\nRG1-NA\t5G NR: n2/n5\tLTE: B2/B4',
    bands: { 'RG1-EU': '1 3 | n1 n3', 'RG1-NA': '2 4 | n2 n5' },
  },
  {
    text: 'EC25-E: LTE FDD B1/B3/B7\nEC25-A: LTE FDD B2/B4/B12',
    bands: { 'EC25-E': '1 3 7', 'EC25-A': '2 4 12' },
  },
  { text: 'EU: B1/B3/B7/B20 LTE\nUS: B2/B4/B12 LTE', bands: { EU: '1 3 7 20', US: '2 4 12' } },
  {
    text: 'Europe version\nLTE: B1/B3/B20\n\nNorth America version\nLTE: B2/B4/B12',
    bands: { Europe: '1 3 20', 'North America': '2 4 12' },
  },
  { text: '欧洲版：LTE B1/B3/B20\n中国版：LTE B1/B3/B5/B8', bands: { 欧洲: '1 3 20', 中国: '1 3 5 8' } },
  {
    text: '| | EC25-E | EC25-AU |\n|---|---|---|\n| LTE-FDD | B1/B3/B7 | B1/B2/B28 |\n| LTE-TDD | B38/B40 | B40 |\n| WCDMA | B1/B8 | B1/B2 |',
    bands: { 'EC25-E': '1 3 7 38 40', 'EC25-AU': '1 2 28 40' },
  },
  {
    text: '| Model | LTE-FDD | LTE-TDD | WCDMA |\n|---|---|---|---|\n| EC25-E | B1/B3/B7 | B38/B40 | B1/B8 |\n| EC25-A | B2/B4/B12 | - | B2/B5 |',
    bands: { 'EC25-E': '1 3 7 38 40', 'EC25-A': '2 4 12' },
  },
  {
    text: 'Model\tLTE bands\tUMTS bands\nX1-EU\t1, 3, 7, 20\t1, 8\nX1-US\t2, 4, 12\t2, 5',
    bands: { 'X1-EU': '1 3 7 20', 'X1-US': '2 4 12' },
  },
  {
    text: 'The EC25-E supports LTE bands 1, 3, 7. The EC25-A supports LTE bands 2, 4, 12.',
    bands: { 'EC25-E': '1 3 7', 'EC25-A': '2 4 12' },
  },
  { text: '| LTE-FDD | B1/B3 |\n| LTE-TDD | B38 |\n| WCDMA | B1 |', bands: '1 3 38' },
  { text: 'RM520N-GL\nLTE: B1/B3\nAntenna: 4\nM.2 3042\n5G NR: n78', bands: '1 3 | n78' },
  {
    text: '| Model | LTE bands |\n|---|---|\n| RUT241 EU | 1, 3, 7, 20 |\n| RUT241 US | 2, 4, 12 |',
    bands: { 'RUT241 EU': '1 3 7 20', 'RUT241 US': '2 4 12' },
  },
  { text: 'EC25-E: LTE FDD B1/B3, EC25-A: LTE FDD B2/B4', bands: { 'EC25-E': '1 3', 'EC25-A': '2 4' } },
  {
    text: 'LTE (EU): B1/B3; LTE (North America): B2/B4',
    bands: { EU: '1 3', 'North America': '2 4' },
  },
  {
    text: '4G bands\t1, 3, 7, 20 - A2643\n \t2, 4, 12 - A2484\n5G bands\t1, 78 SA/NSA - A2643\n \t2, 71 SA/NSA - A2484',
    bands: { A2643: '1 3 7 20 | n1 n78', A2484: '2 4 12 | n2 n71' },
  },
  { text: 'USB: 1\nRS485: 2\nLTE-FDD: B1/B3\nRS232: 1\nLTE-TDD: B38', bands: '1 3 38' },
  {
    text: '4G bands\t1, 3, 7 - International\n \t1, 3, 5, 40 - India',
    bands: { International: '1 3 7', India: '1 3 5 40' },
  },
  {
    text: 'LTE: B1, B3, B7 (EU version) / B2, B4, B5 (US version)',
    bands: { EU: '1 3 7', US: '2 4 5' },
  },
  {
    text: 'EG25-G vs EC25-E: EG25-G LTE B1/B2/B3, EC25-E LTE B1/B3/B7',
    bands: { 'EG25-G': '1 2 3', 'EC25-E': '1 3 7' },
  },
  {
    text: 'Model,Region,LTE\nX1-EU,Europe,"B1/B3/B7"\nX1-US,USA,"B2/B4/B12"',
    bands: { 'X1-EU': '1 3 7', 'X1-US': '2 4 12' },
  },
  { text: '| Europe | B1/B3/B7/B20 |\n| USA | B2/B4/B12 |', bands: { Europe: '1 3 7 20', USA: '2 4 12' } },
  {
    text: 'European version: LTE B1/B3/B20\nAmerican version: LTE B2/B4/B12',
    bands: { European: '1 3 20', American: '2 4 12' },
  },
  { text: '欧洲版\nLTE：B1/B3/B20\n美洲版\nLTE：B2/B4/B12', bands: { 欧洲: '1 3 20', 美洲: '2 4 12' } },
  {
    text: 'Version\tLTE-FDD\tLTE-TDD\nEU\t1, 3, 7, 20\t38, 40\nUS\t2, 4, 12\t41, 48',
    bands: { EU: '1 3 7 20 38 40', US: '2 4 12 41 48' },
  },
  {
    text: 'EC25-E\nInterface: USB\nModule size: 30 mm\nLTE: B1/B3\n\nEC25-A\nInterface: USB\nModule size: 30 mm\nLTE: B2/B4',
    bands: { 'EC25-E': '1 3', 'EC25-A': '2 4' },
  },
  {
    text: '| Order code | Region | 4G bands |\n|---|---|---|\n| RX9 0**1** | Europe, Africa | 1, 3, 7 |\n| RX9 2**3** | Australia | 1, 3, 5, 40 |',
    bands: { 'RX9 0**1': '1 3 7', 'RX9 2**3': '1 3 5 40' },
  },
  {
    text: '| Product | LTE |\n|---|---|\n| Alpha | B1/B3/B20 |\n| Beta | B2/B4/B12 |',
    bands: { Alpha: '1 3 20', Beta: '2 4 12' },
  },
  {
    text: '## OnePlus 6\n| LTE - Europe | B1/B3/B7/B20 |\n| LTE - China | B1/B3/B40/B41 |\n\n## OnePlus 3\n| LTE - Europe | B1/B3/B7 |\n| LTE - China | B38/B39/B40 |',
    bands: {
      'OnePlus 6 Europe': '1 3 7 20',
      'OnePlus 6 China': '1 3 40 41',
      'OnePlus 3 Europe': '1 3 7',
      'OnePlus 3 China': '38 39 40',
    },
  },
  {
    text: 'The Nova Air is our choice for the road. It has LTE bands 1, 3, 7 and 20.\n\nThe Nova Max is for big screens. It has LTE bands 1, 3, 8 and 28, and a battery of 4000 mAh.',
    bands: { 'Nova Air': '1 3 7 20', 'Nova Max': '1 3 8 28' },
  },
  {
    text: 'PRODUCT CODE REGION FREQUENCY\n\nKX140 0*****\n\nKX140 **1** *****\n\nEurope, Africa\n\nNew Zealand, Taiwan\n\n• 4G (LTE-FDD): B1, B3, B20\n\n• 4G (LTE-TDD): B38\n\n• 3G: B1, B8\n\n• 4G (LTE-FDD): B3, B5, B28\n\n• 3G: B1',
    bands: { 'KX140 0*****': '1 3 20 38', 'KX140 1*****': '3 5 28' },
  },
  {
    text: '4G bands\tLTE 800 / 1800\n(Bands 3, 8, 20) - H955\n\nLTE 700 / 1900\n(Bands 2, 12, 25) - LS996 (Sprint)',
    bands: { H955: '3 8 20', LS996: '2 12 25' },
  },
  {
    text: 'GSM model Z1428: GSM (900 MHz); LTE (Bands 4 and 17)\n\nCDMA model Z1429: GSM (900 MHz); LTE (Bands 1, 3, 13, 25)\n\nGSM model Z1429: GSM (900 MHz); LTE (Bands 1, 3, 5)',
    bands: { 'GSM model Z1428': '4 17', 'CDMA model Z1429': '1 3 13 25', 'GSM model Z1429': '1 3 5' },
  },
  {
    text: 'EU version - B1, B3, B20\nUS version - B2, B4, B12',
    bands: { EU: '1 3 20', US: '2 4 12' },
  },
  { text: 'S20: LTE B1, B3, B7\nS20+: LTE B1, B3, B8', bands: { S20: '1 3 7', 'S20+': '1 3 8' } },
  {
    text: '| Model | LTE |\n|---|---|\n| KW906-C2 | B1/B3/B5 |\n| KW906-C2+ | B1/B3/B8 |',
    bands: { 'KW906-C2': '1 3 5', 'KW906-C2+': '1 3 8' },
  },
  {
    text: 'TX28-00Q6: FirstNet Capable LTE Cat 6	LTE Cat 6 - FDD: B2, B4, B14 (FirstNet); TDD: B41, B48 (CBRS)\nTX28-0GL4: LTE Cat 4 (select regions / carriers*)	LTE Cat 4 - FDD: B1, B3, B20; TDD: B38',
    bands: {
      'TX28-00Q6: FirstNet Capable LTE Cat 6': '2 4 14 41 48',
      'TX28-0GL4: LTE Cat 4 (select regions / carriers*)': '1 3 20 38',
    },
  },
  {
    text: 'PID\nModem\nBands\nP-LTE-GB\nWX7707-G\nLTE: FDD 1, 3, 7, 8, 20, 28\nP-LTE-EA\nEX7455-A\nLTE: FDD 1, 2, 3, 4, 5, 7\nTDD 41\nP-LTE-LA\nEX7430-A\nLTE: FDD 1, 3, 5, 7\nTDD 38, 39',
    bands: { 'WX7707-G': '1 3 7 8 20 28', 'EX7455-A': '1 2 3 4 5 7 41', 'EX7430-A': '1 3 5 7 38 39' },
  },
  {
    text: '• NB-IoT: LTE Cat NB2\n• 频段:\n  • B3/B5/B8\n\n各地区运营商频段\n\n下表并非实时数据,以当地运营商为准。\n\nNorth America B2 (1900), B4 (1700), B12 (700)\nEurope: B3 (1800), B8 (900), B20 (800)',
    bands: { supported: '3 5 8', 'North America': '2 4 12', Europe: '3 8 20' },
  },
  {
    text: 'Standard	Frequency	VM5200E	VM5200A\nGSM	GSM 850MHz		\nEGSM 900MHz	X	\nWCDMA	BAND1	X	\nBAND2		X\nLTE-FDD	LTE-FDD B1	X	\nLTE-FDD B2		X\nLTE-FDD B3	X	\nLTE-FDD B4		X\nLTE-FDD B5	X	X\nLTE-TDD	LTE TDD B38	X	\nLTE TDD B41		',
    bands: { VM5200E: '1 3 5 38', VM5200A: '2 4 5' },
  },
  {
    text: '| Elemento | KM9290 | KM9291 |\n|---|---|---|\n| Bandas mmWave FR2 | n257 / n260 / n261 | — |\n| Bandas Sub-6 FR1 | n1/n2/n3/n5/n78 | Las mismas en los dos |',
    bands: { KM9290: 'n1 n2 n3 n5 n78 n257 n260 n261', KM9291: 'n1 n2 n3 n5 n78' },
  },
  {
    text: 'Bandas 4G	1, 2, 3, 7, 20, 28 - Internacional\n 	1, 3, 5, 8, 40, 41 - Índia\nBandas 5G	1, 28, 78 SA/NSA - Internacional\n 	28, 41, 78 SA/NSA - Índia',
    bands: { Internacional: '1 2 3 7 20 28 | n1 n28 n78', Índia: '1 3 5 8 40 41 | n28 n41 n78' },
  },
  {
    text: 'val phones = mapOf(\n    "Galan S12" to Details(\n        bands3g = "B1 (2100)",\n        bands4g = "B1 (2100), B3 (1800), B7 (2600)",\n    ),\n    "Motiva Next" to Details(\n        bands3g = "B8 (900)",\n        bands4g = "B1 (2100), B20 (800), B28 (700)",\n    ),\n)',
    bands: { 'Galan S12': '1 3 7', 'Motiva Next': '1 20 28' },
  },
  {
    text: 'NSG Pro, band locking shows these boxes:\n\nLTE: B1 B2 B3 B4 B5 B7 B8 B20 B28 B38 B40 B41 B66\nNR: n1 n3 n5 n8 n28 n38 n40 n41 n77 n78\n\nFor Jio I tick only B3, B40 and n78.',
    bands: {
      'NSG Pro': '1 2 3 4 5 7 8 20 28 38 40 41 66 | n1 n3 n5 n8 n28 n38 n40 n41 n77 n78',
      Jio: '3 40 | n78',
    },
  },
  { text: 'TRM_5G_EU: B1/B3/B20\nTRM_5G_US: B2/B4/B66', bands: { TRM_5G_EU: '1 3 20', TRM_5G_US: '2 4 66' } },
  {
    text: '| AR-3LTE-NA | B2, B4, B12 |\n| AR-3LTE-G | B1, B3, B20 |',
    bands: { 'AR-3LTE-NA': '2 4 12', 'AR-3LTE-G': '1 3 20' },
  },
  {
    text: 'Ordering\nCode\nModem and Bands\nKestrel\nLTE FDD: B1, B3, B7, B20\nWCDMA: B1, B8\nOsprey\nLTE FDD: B2, B4, B12\nWCDMA: B2, B5',
    bands: { Kestrel: '1 3 7 20', Osprey: '2 4 12' },
  },
  {
    text: 'A versão Brisa tem as bandas LTE 1, 3, 7 e 20. A versão Brisa Max tem as bandas LTE 2, 4, 5 e 12.',
    bands: { 'versão Brisa': '1 3 7 20', 'versão Brisa Max': '2 4 5 12' },
  },
  {
    text: '// Telia\nCarrierData(\n  mnc = listOf("50", "51"),\n  lteBandList = listOf("B3", "B20")\n),\n// Elisa\nCarrierData(\n  mnc = listOf("11"),\n  lteBandList = listOf("B1", "B8")\n)',
    bands: { Telia: '3 20', Elisa: '1 8' },
    kind: 'operator',
  },
  {
    text: 'root@gate:~# gsmctl -O 1-1 --model; gsmctl -O 1-1 --supported-bands\nEG06-E\nWCDMA 900\nLTE B1\nLTE B3\nLTE B28A\nroot@gate:~# gsmctl -O 3-1 --model; gsmctl -O 3-1 --supported-bands\nEC25-EU\nLTE B7\nLTE B20',
    bands: { 'EG06-E': '1 3 28', 'EC25-EU': '7 20' },
  },
  {
    text: '[ELS61-E]  AT^SMONI\n[ELS61-E]  ^SMONI: 4G,6400,20,10,10,FDD,262,03,C5A1,19B7F04,211,41,-88,-9.5,NOCONN\n[PLS62-W]  at^smoni\n[PLS62-W]  ^SMONI: 4G,1300,3,20,20,FDD,262,01,2F0B,1D0A300,77,33,-94,-11,NOCONN',
    bands: { 'ELS61-E': '20', 'PLS62-W': '3' },
    kind: 'serving',
  },
  {
    text: '[admin@bus] > interface/lte/show-capabilities lte1\n      lte-bands: 1,3,28\n       nr-bands: 78\n[admin@bus] > interface/lte/show-capabilities lte2\n      lte-bands: 7,20',
    bands: { lte1: '1 3 28 | n78', lte2: '7 20' },
    kind: 'supported',
  },
  {
    text: '切换到卡1...\n+ZCELLINFO: 0X2A1C,0X0B3F9D07,0X151,LTE B5,2452\n切换到卡2...\n+ZCELLINFO: 0X16E3,0X7A52,0X152,LTE B3,1650',
    bands: { 切换到卡1: '5', 切换到卡2: '3' },
    kind: 'serving',
  },
  {
    text: 'edge#show cell 0/2/0 radio\nLTE Band =  14\nCurrent RSRP = -101 dBm\nedge#show cell 0/3/0 radio | i Band|RSRP\nLTE Band =  4\nCurrent RSRP = -88 dBm\nedge#',
    bands: { 'show cell 0/2/0': '14', 'show cell 0/3/0': '4' },
    kind: 'serving',
  },
];
