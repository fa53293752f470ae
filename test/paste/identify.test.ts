import { describe, expect, it } from 'vitest';
import { identify } from '../../src/paste/identify.js';

describe('a dump', () => {
  it.each([
    ['+COPS: 0,2,"26202",7', { plmn: '26202' }],
    ['+COPS: 0,0,"Telekom.de",7', { name: 'Telekom.de' }],
    [
      '+COPS: (1,"O2","O2","26203",7),(2,"Vodafone","VF","26202",7),,(0-4),(0-2)',
      { plmn: '26202', name: 'Vodafone' },
    ],
    ['+COPS: (1,"O2","O2","26203",7)', undefined],
    ['+QSPN: "I TIM","TIM","",0,"22201"', { plmn: '22201', name: 'I TIM' }],
    ['+QNWINFO: "FDD LTE","310260","LTE BAND 66",66661', { plmn: '310260' }],
    ['+QENG: "servingcell","NOCONN","LTE","FDD",262,02,1A2B3C,101,6300,20,3,3,5A1,-95', { plmn: '26202' }],
    ['+CPSI: LTE,Online,505-02,0xCBE8,3651,101,EUTRAN-BAND3,1800,5,5,-1,-1,-1,1', { plmn: '50502' }],
    ['%XMONITOR: 1,"Op","Op","26201","00B7",7,20,"01A2B3C4",101,6400', { plmn: '26201', name: 'Op' }],
    ['%XMONITOR: 5,"","","24201","81AE",9,20,"0331C805",281,6352', { plmn: '24201' }],
    ['+QENG: "servingcell","NOCONN","LTE","FDD",262,2,1A2B3C,101,6300,20,3', { plmn: '26202' }],
    ['+QENG: "LTE","FDD",1,01,2B3E002,4,3050,7,4,4,1,-79,-7,-51,22,-', { plmn: '00101' }],
    ['+QENG: "servingcell","SEARCH"', undefined],
    ['nothing here', undefined],
  ])('%s names its network', (text, network) => {
    expect(identify(text).network).toEqual(network);
  });

  it.each([
    ['+QNWINFO: "TDD NR5G","46000","NR5G BAND 78",627264', ['nr 78']],
    ['+QCAINFO: "PCC",275,75,"LTE BAND 1",1\n+QCAINFO: "SCC",1350,100,"LTE BAND 3",1', ['lte 1', 'lte 3']],
    ['+QNWPREFCFG: "lte_band",1:3', []],
  ])('%s names the bands in use', (text, bands) => {
    expect(identify(text).serving.map(({ rat, band }) => `${rat} ${band}`)).toEqual(bands);
  });

  it.each([
    ['ATI\r\nQuectel\r\nRM520N-GL\r\nRevision: RM520NGLAAR03A03M4G\r\nOK', 'RM520N-GL'],
    ['Manufacturer: SIMCOM INCORPORATED\nModel: SIMCOM_SIM7600G-H\n', 'SIM7600G-H'],
    ['AT+CGMM\r\nnRF9160-SICA\r\nOK', 'nRF9160'],
    ['Manufacturer: u-blox\nSARA-R510M8S', 'SARA-R510M8S'],
    ['AT+CGMM\r\nXYZ-900\r\n\r\nOK', 'XYZ-900'],
    ['hello', undefined],
  ])('%s names its module', (text, name) => {
    expect(identify(text).module?.name).toBe(name);
  });
});
