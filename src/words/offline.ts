/** What the app says about itself: whether it works offline, how fresh its facts are, what it keeps. Never a verdict. */
import type { Lang } from './lang.js';

export interface OfflineWords {
  readonly title: string;
  /** Sizes in kB as whole numbers. */
  readonly preparing: (loaded: number, total: number) => string;
  readonly preparingApp: string;
  readonly ready: string;
  readonly onlineOnly: string;
  readonly appVersion: (version: string) => string;
  readonly shell: Record<'unsupported' | 'installing' | 'ready' | 'failed', string>;
  readonly phase: Record<'loading' | 'ready' | 'stale' | 'offline' | 'failed', string>;
  readonly reason: Record<
    'unreachable' | 'slow' | 'status' | 'not-json' | 'truncated' | 'damaged' | 'foreign' | 'old',
    string
  >;
  readonly storage: Record<
    | 'kept'
    | 'absent'
    | 'forbidden'
    | 'blocked'
    | 'newer'
    | 'slow'
    | 'full'
    | 'damaged'
    | 'insecure'
    | 'broken',
    string
  >;
  /** Age of the facts in days; undefined when it cannot be known. */
  readonly age: (days: number | undefined) => string;
  readonly looking: string;
  readonly lookNow: string;
  readonly tryAgain: string;
  readonly newVersion: string;
  readonly useNewVersion: string;
  readonly otherTab: string;
  readonly reload: string;
  readonly partMissing: string;
  readonly renew: string;
  readonly persisted: Record<'granted' | 'denied' | 'unasked' | 'unknown', string>;
  readonly listsLost: string;
  readonly listsUnkept: string;
  readonly importLists: string;
  readonly forget: string;
  readonly forgotten: string;
  /** Rows of the table on the data page. */
  readonly rows: Record<'state' | 'app' | 'facts' | 'size' | 'used' | 'persistence', string>;
  readonly kilobytes: (bytes: number) => string;
  readonly changesTitle: string;
  readonly changesLink: string;
  /** Number of changes, and how many of them concern favourites. */
  readonly changesNews: (changes: number, favourites: number) => string;
  readonly noChanges: string;
  readonly changesUnknown: string;
  readonly changesFavourites: string;
  readonly changesOthers: (shown: number, all: number) => string;
  readonly changeKind: Record<'verdict' | 'band' | 'state' | 'network' | 'country' | 'device', string>;
  readonly addToHomeScreen: string;
}

export const OFFLINE_WORDS: Record<Lang, OfflineWords> = {
  en: {
    title: 'Offline and fresh',
    preparing: (loaded, total) => `Saving for offline: ${loaded} of ${total} kB`,
    preparingApp: 'Saving for offline …',
    ready: 'Ready for offline use.',
    onlineOnly: 'Works with a connection only, for now.',
    appVersion: (version) => `Version ${version}.`,
    shell: {
      unsupported: 'This browser or this kind of window cannot keep the app. It works with a connection.',
      installing: 'The app is being put on this device.',
      ready: 'The whole app is on this device.',
      failed:
        'The app could not be put on this device. It works with a connection, and this will be tried again.',
    },
    phase: {
      loading: 'The facts are on their way.',
      ready: 'These are the newest facts.',
      stale: 'Newer facts may exist.',
      offline: 'No connection to the server: answers come from the facts on this device.',
      failed: 'There are no facts yet, so nothing can be judged.',
    },
    reason: {
      unreachable: 'The server cannot be reached.',
      slow: 'The server did not answer in time.',
      status: 'The server has a problem and did not send the facts.',
      'not-json': 'Something else than the facts came, such as the login page of a network.',
      truncated: 'The facts did not arrive whole and were not used.',
      damaged: 'The facts were altered on the way and were not used.',
      foreign: 'The server has facts in a form that this version of the app cannot read. Update the app.',
      old: 'Nobody has checked these facts for more than three months.',
    },
    storage: {
      kept: 'Kept on this device.',
      absent: 'This browser offers no storage: the facts are gone when the page is closed.',
      forbidden: 'This browser forbids storage here: the facts are gone when the page is closed.',
      blocked: 'Another tab with an older version holds the storage. Close the other tabs of this app.',
      newer: 'A newer version of this app has used the storage. Load this page again.',
      slow: 'The storage of this browser does not answer: the facts are gone when the page is closed.',
      full: 'There is no room left on this device: the facts are gone when the page is closed.',
      damaged: 'What was kept on this device was damaged. It is fetched again when there is a connection.',
      insecure: 'This page was not loaded by https, so the facts cannot be verified and are not kept.',
      broken: 'The storage of this browser failed: the facts are gone when the page is closed.',
    },
    age: (days) =>
      days === undefined
        ? 'Their age is not known, because the clock of this device is wrong.'
        : days === 0
          ? 'Checked today.'
          : `Checked ${days} ${days === 1 ? 'day' : 'days'} ago.`,
    looking: 'Looking for newer facts …',
    lookNow: 'Look for newer facts',
    tryAgain: 'Try again',
    newVersion: 'A new version of the app is here. What you have typed is kept.',
    useNewVersion: 'Use the new version',
    otherTab: 'Another tab has switched to a new version of the app. Load this page again when it suits you.',
    reload: 'Load again',
    partMissing: 'A part of the app is missing, probably because a new version was published.',
    renew: 'Fetch the app anew',
    persisted: {
      granted: 'The browser keeps your lists and the facts until you delete them.',
      denied:
        'The browser may delete your lists and the facts when room is short. Export your lists to be safe.',
      unasked: 'The browser is asked to keep everything as soon as you save something.',
      unknown: 'This browser does not say whether it keeps things for long. Export your lists to be safe.',
    },
    listsLost:
      'The browser has deleted the lists that you saved here. If you exported them, import the file.',
    listsUnkept: 'Your lists cannot be saved on this device. Export them before you close the page.',
    importLists: 'To the lists',
    forget: 'Delete the facts on this device',
    forgotten: 'The facts on this device are deleted. Your lists are untouched.',
    rows: {
      state: 'State',
      app: 'App',
      facts: 'Facts',
      size: 'Size of the facts',
      used: 'Storage in use',
      persistence: 'Kept for long',
    },
    kilobytes: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
    changesTitle: 'What changed since your last visit',
    changesLink: 'See what changed',
    changesNews: (changes, favourites) =>
      `The facts are new since your last visit: ${changes} ${changes === 1 ? 'change' : 'changes'}` +
      (favourites > 0 ? `, ${favourites} about your favourites.` : '.'),
    noChanges: 'Nothing has changed since your last visit.',
    changesUnknown: 'What changed cannot be shown without a connection.',
    changesFavourites: 'Your favourites',
    changesOthers: (shown, all) => (shown < all ? `Everything else, ${shown} of ${all}` : 'Everything else'),
    changeKind: {
      verdict: 'Verdict',
      band: 'Band',
      state: 'Service',
      network: 'Network',
      country: 'Country',
      device: 'Device',
    },
    addToHomeScreen: 'To keep the app: press Share, then “Add to Home Screen”.',
  },
  zh: {
    title: '离线与更新',
    preparing: (loaded, total) => `正在保存供离线使用：${loaded}/${total} kB`,
    preparingApp: '正在保存供离线使用……',
    ready: '离线就绪，全部内容可离线使用。',
    onlineOnly: '目前仅在联网时可用。',
    appVersion: (version) => `版本 ${version}。`,
    shell: {
      unsupported: '此浏览器或此类窗口无法保存应用，联网时可正常使用。',
      installing: '正在把应用保存到本设备。',
      ready: '应用已完整保存在本设备上。',
      failed: '应用未能保存到本设备。联网时可正常使用，稍后会再次尝试。',
    },
    phase: {
      loading: '正在获取数据。',
      ready: '数据已是最新。',
      stale: '可能有更新的数据。',
      offline: '无法连接服务器：正在使用本设备上的数据作答。',
      failed: '尚无数据，无法给出结论。',
    },
    reason: {
      unreachable: '无法连接服务器。',
      slow: '服务器未及时响应。',
      status: '服务器出现问题，未能发送数据。',
      'not-json': '收到的不是数据，可能是网络登录页面。',
      truncated: '数据未完整送达，未予采用。',
      damaged: '数据在传输中被改动，未予采用。',
      foreign: '服务器的数据格式无法被当前版本读取，请更新应用。',
      old: '这些数据已超过三个月未经核对。',
    },
    storage: {
      kept: '已保存在本设备上。',
      absent: '此浏览器不提供存储：关闭页面后数据将丢失。',
      forbidden: '此浏览器禁止在此存储：关闭页面后数据将丢失。',
      blocked: '另一个标签页中的旧版本占用了存储，请关闭本应用的其他标签页。',
      newer: '存储已被本应用的更新版本使用，请重新加载页面。',
      slow: '浏览器的存储没有响应：关闭页面后数据将丢失。',
      full: '本设备空间不足：关闭页面后数据将丢失。',
      damaged: '本设备上保存的数据已损坏，联网后会重新获取。',
      insecure: '此页面不是通过 https 打开的，数据无法校验，因此不会保存。',
      broken: '浏览器的存储出错：关闭页面后数据将丢失。',
    },
    age: (days) =>
      days === undefined
        ? '本设备的时钟有误，无法得知数据的新旧。'
        : days === 0
          ? '今天核对。'
          : `${days} 天前核对。`,
    looking: '正在查找更新的数据……',
    lookNow: '查找更新的数据',
    tryAgain: '重试',
    newVersion: '应用有新版本。您已输入的内容会保留。',
    useNewVersion: '使用新版本',
    otherTab: '另一个标签页已切换到应用的新版本。方便时请重新加载此页面。',
    reload: '重新加载',
    partMissing: '应用缺少一部分，可能是因为刚发布了新版本。',
    renew: '重新获取应用',
    persisted: {
      granted: '浏览器会一直保留您的列表和数据，直到您删除。',
      denied: '空间不足时浏览器可能会删除您的列表和数据。为稳妥起见，请导出列表。',
      unasked: '在您首次保存内容时，会请求浏览器长期保留。',
      unknown: '此浏览器不说明是否长期保留。为稳妥起见，请导出列表。',
    },
    listsLost: '浏览器已删除您保存在此的列表。如果您导出过，请导入该文件。',
    listsUnkept: '您的列表无法保存在本设备上。请在关闭页面前导出。',
    importLists: '前往列表',
    forget: '删除本设备上的数据',
    forgotten: '本设备上的数据已删除，您的列表不受影响。',
    rows: {
      state: '状态',
      app: '应用',
      facts: '数据',
      size: '数据大小',
      used: '已用存储',
      persistence: '长期保留',
    },
    kilobytes: (bytes) => `${Math.ceil(bytes / 1000)} kB`,
    changesTitle: '自您上次访问以来的变化',
    changesLink: '查看变化',
    changesNews: (changes, favourites) =>
      `自您上次访问以来数据有更新：共 ${changes} 处变化` +
      (favourites > 0 ? `，其中 ${favourites} 处与您的收藏有关。` : '。'),
    noChanges: '自您上次访问以来没有变化。',
    changesUnknown: '没有网络时无法显示变化内容。',
    changesFavourites: '您的收藏',
    changesOthers: (shown, all) => (shown < all ? `其他变化（${shown}/${all}）` : '其他变化'),
    changeKind: {
      verdict: '结论',
      band: '频段',
      state: '服务',
      network: '网络',
      country: '国家或地区',
      device: '设备',
    },
    addToHomeScreen: '要保留此应用：点按“分享”，然后选择“添加到主屏幕”。',
  },
};
