/**
 * What the reference of `/embed` says in Chinese, by tag, kind and name. English comes from the doc comments of the
 * elements, by their manifest; a test holds the two together.
 */

const SRC =
  'API 的地址。不写时依次采用网页的 <meta name="band-check-api">、setBandCheckApi()、脚本所属的网站。';
const SHARED = {
  lang: '语言：en 或 zh。不写时与所在网页相同。',
  theme: 'auto 跟随网页的 color-scheme。',
  font: 'inherit 采用网页的字体。',
  src: SRC,
};
const STYLES = {
  '--band-check-font': '字体。',
  '--band-check-font-size': '字号；1em 即网页的字号。',
  '--band-check-radius': '外框圆角。',
  '--band-check-background': '背景；频段名称也用此颜色书写，因此不能透明。',
  '--band-check-text': '文字。',
  '--band-check-muted': '次要文字。',
  '--band-check-line': '线条与外框。',
  '--band-check-link': '链接与焦点。',
  '--band-check-good': '“可用”的颜色。',
  '--band-check-limited': '“可用但受限”的颜色。',
  '--band-check-unconfirmed': '“未经证实”的颜色。',
  '--band-check-no': '“不可用”的颜色。',
};

type Kind = 'attributes' | 'properties' | 'events' | 'slots' | 'parts' | 'styles';
type Tag = 'band-check' | 'band-countries' | 'band-paste';

export const EMBED_REFERENCE: Readonly<
  Record<Tag, Readonly<Record<Kind, Readonly<Record<string, string>>>>>
> = {
  'band-check': {
    attributes: {
      ...SHARED,
      device: '设备编号，与 API 目录中的一致。',
      devices: '多个设备编号，用于对比：ec25-e ec25-af eg25-g。',
      country: '一个或多个国家代码：de、de fr。',
      for: '同一网页上 <band-countries> 的 id，用它的选择代替 country。',
      bands: '未收录设备的频段，代替 device：B3 B20 n78。',
      radio: 'bands 属于哪类无线技术；有 NR 频段时为 nr，否则为 lte。',
      detail: '显示多少内容。',
      cache:
        '把数据保存在网页的存储中，API 无法访问时据此作答并注明日期；使用脚本标签时还需要 band-check-cache.js。不写则不存储任何内容。',
      'as-of': '按哪一天作答，写成 YYYY-MM-DD；不写为今天。',
    },
    properties: {
      data: '由网页自带的数据，代替加载；也可写成标签内的 JSON 脚本。',
      source: '持有全部数据的网页可由此提供数据，代替 API。',
      state: '元素所处的状态；任何状态都不是结论。',
      'retry()': '重新查询，与重试按钮相同。',
    },
    events: {
      'band-check-result': '已显示结论。',
      'band-check-failed': '有数据未能加载，或没有收录。',
    },
    slots: { '': '后备内容。' },
    parts: {
      card: '外框。',
      country: '一个国家的全部内容。',
      what: '设备与国家。',
      summary: '用文字表述的结论。',
      table: '多个国家或多台设备的表格。',
      answer: '表格单元格中的按钮。',
      network: '一个网络的一行；同时带有 good、limited、unconfirmed 或 no。',
      verdict: '结论的图形与文字。',
      name: '网络名称。',
      reason: '结论的原因。',
      line: '另外的决定因素：5G、LTE-M、NB-IoT、2G、3G。',
      plates: '计入结论的频段：支持、缺少或不需要。',
      evidence: '可展开的频段与来源。',
      spectrum: '频率轴上的频段。',
      correction: '我们比数据发布方更清楚的事实，带有来源链接。',
      notice: '没有结论的原因。',
      near: '相近名称的按钮。',
      retry: '重试按钮。',
      footer: '出处与链接。',
      kept: '已保存副本的日期。',
      credit: '数据的出处。',
      link: '指向详情页的链接。',
    },
    styles: STYLES,
  },
  'band-countries': {
    attributes: {
      ...SHARED,
      value: '已选国家的代码：de fr。',
      name: '表单中的名称；每个国家一项。',
      required: '必须至少选择一个国家。',
      disabled: '不能选择。',
      label: '标签文字；不写为网页语言的“国家和地区”。',
    },
    properties: {
      choices: '可供选择的国家；不写为 API 中的国家。',
      countries: '已选国家的代码，按选择的顺序。',
      form: '所属的表单。',
    },
    events: { 'band-countries-change': '有人选择或移除了国家。', change: '同上，与表单控件一致。' },
    slots: {},
    parts: {
      card: '外框。',
      chip: '一个已选国家；按下即移除。',
      input: '输入框。',
      list: '相符国家的列表。',
      option: '列表中的一项。',
      regions: '区域按钮。',
    },
    styles: STYLES,
  },
  'band-paste': {
    attributes: {
      ...SHARED,
      value: '文本。',
      country: '一个或多个国家代码；不写则只识别频段，不作判断。',
      label: '标签文字；不写为网页语言的默认文字。',
      share: '提供带有频段的本页链接（位于 # 之后），并能读取该链接。',
      cache: '刷新后保留文本，并像 <band-check cache> 一样保存数据。不写则不存储任何内容。',
      name: '表单中的名称。',
      detail: '结论显示多少内容。',
    },
    properties: {
      devices: '在文本中按名称识别的设备。',
      source: '持有全部数据的网页可由此提供数据，代替 API。',
      bands:
        '计入的频段：识别出的或所选型号的频段、已同意的存疑频段，以及确认为频段的数字。正在使用的小区从不计入。',
    },
    events: {
      'band-paste-change': '计入的频段有变化。',
      'band-paste-device': '有人想使用文本中所提设备的公布频段。',
    },
    slots: {},
    parts: {
      card: '外框。',
      text: '文本框。',
      status: '用一句话说明识别出多少频段。',
      read: '识别出的频段，每个都是按钮，按下即不计入。',
      notes: '注意事项。',
      variants: '在多组频段之间选择。',
      serving: '文本所述的模组所在小区。',
      lock: '把模组锁定到这些频段的命令。',
    },
    styles: STYLES,
  },
};
