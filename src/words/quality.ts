/** What the page about the quality of the data says. */
import type { Lang } from './lang.js';

const n = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const en = {
  lead: 'How old the data is, how well it is sourced, and what is still unknown. Every row leads to the page whose sources can be checked or added to.',
  help: 'How to help',
  helpShort: 'Help',
  helpText:
    'A better source is the best help: a document of the operator or the maker, with its address, date and page.',
  tellPublisher: 'Tell the publisher of the data. Its next release brings the better data to everybody.',
  addHere:
    'Add it to this project with its source: a correction or a network code in the folder data/, a device with npm run data:add-device. The file CONTRIBUTING.md says how, step by step.',
  repository: 'This project',
  publisher: 'The publisher of the data',
  bands: 'Bands',
  bandsText: (all: number, crossChecked: number, share: string) =>
    `${crossChecked} of ${n(all, 'band of a network is', 'bands of networks are')} cross-checked (${share}). The others have one source.`,
  openBands: 'Second sources that are not published',
  openBandsText: (none: number, publisher: number) =>
    `${n(none, 'cross-checked band names', 'cross-checked bands name')} one source only. ${n(publisher, 'has', 'have')} the publisher's own page as the second.`,
  oneSourceNamed: 'Names one source',
  publisherAsSecond: "Second is the publisher's page",
  countries: 'Age and sources by country',
  country: 'Country',
  crossChecked: 'Cross-checked',
  openSecond: 'Second source not published',
  oldest: 'Oldest source',
  newest: 'Newest source',
  unknownStates: 'Services not researched',
  roots: 'What comes from one site',
  rootsText: 'Bands that a single source names, and states of services, by the site of that source.',
  site: 'Site',
  states: 'States',
  passed: 'Announced dates that have passed',
  passedText: 'The end was announced for a day that has passed, and no source confirms it.',
  network: 'Network',
  service: 'Service',
  announced: 'Announced for',
  contradictions: "Where the publisher's files disagree",
  contradictionsText: 'In the words of the data. The second value was kept.',
  place: 'File and line',
  says: 'Says',
  kept: 'Kept',
  corrections: 'Our corrections',
  unknown: 'What is unknown',
  unknownWhat: 'What',
  count: 'Count',
  notResearched: (service: string) => `Networks whose ${service} was not researched`,
  unknownRows: {
    networksWithoutCodes: 'Networks without a network code',
    networksWithoutLte: 'Networks without a known LTE band',
    networksWithoutNr: 'Networks without a known 5G band (they may have none)',
    devicesWithoutLteCategory: 'Devices without a known LTE category',
    devicesToCompareWithTheirLabel: 'Devices whose label should be compared',
  },
};

export type QualityWords = typeof en;

const zh: QualityWords = {
  lead: '数据有多新、依据是否充分、还有哪些未知。每一行都通向相应页面，可在那里核对或补充来源。',
  help: '如何帮忙',
  helpShort: '帮忙',
  helpText: '最有用的帮助是提供更好的来源：运营商或厂商的文件，并注明地址、日期和页码。',
  tellPublisher: '告知数据发布方，其下一版数据会惠及所有人。',
  addHere:
    '连同来源加入本项目：更正或网络代码写入 data/ 文件夹，设备用 npm run data:add-device 添加。CONTRIBUTING.md 逐步说明了做法。',
  repository: '本项目',
  publisher: '数据发布方',
  bands: '频段',
  bandsText: (all, crossChecked, share) =>
    `各网络共 ${all} 个频段，其中 ${crossChecked} 个有双源印证（${share}），其余仅有单一来源。`,
  openBands: '未公开的第二来源',
  openBandsText: (none, publisher) =>
    `有 ${none} 个双源印证的频段只列出一个来源；另有 ${publisher} 个以发布方自己的页面作为第二来源。`,
  oneSourceNamed: '只列出一个来源',
  publisherAsSecond: '第二来源为发布方页面',
  countries: '各国家和地区的数据年龄与依据',
  country: '国家或地区',
  crossChecked: '双源印证',
  openSecond: '第二来源未公开',
  oldest: '最早来源',
  newest: '最新来源',
  unknownStates: '未调研的业务',
  roots: '依赖单一网站的数据',
  rootsText: '仅有单一来源的频段，以及各业务状态，按来源网站统计。',
  site: '网站',
  states: '业务状态',
  passed: '公布日期已过的退网',
  passedText: '公布的退网日期已过，但没有来源证实。',
  network: '网络',
  service: '业务',
  announced: '公布日期',
  contradictions: '发布方文件之间的矛盾',
  contradictionsText: '以下为数据原文，采用第二个值。',
  place: '文件与行号',
  says: '原文',
  kept: '采用',
  corrections: '我们的更正',
  unknown: '未知的内容',
  unknownWhat: '项目',
  count: '数量',
  notResearched: (service) => `未调研 ${service} 的网络`,
  unknownRows: {
    networksWithoutCodes: '没有网络代码的网络',
    networksWithoutLte: '没有 LTE 频段数据的网络',
    networksWithoutNr: '没有 5G 频段数据的网络（可能本来就没有）',
    devicesWithoutLteCategory: '没有 LTE 类别数据的设备',
    devicesToCompareWithTheirLabel: '需要核对标签的设备',
  },
};

export const QUALITY_WORDS: Readonly<Record<Lang, QualityWords>> = { en, zh };
