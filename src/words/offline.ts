/** What the app says about itself: whether it works offline, how fresh its data is, what it keeps. Never a verdict. */
import type { DataFault, DataPhase, StorageFault } from '../world/data-fault.js';
import type { Lang } from './lang.js';
import { plural } from './plural.js';

/** `yesterday`, `45 days ago` in a language. */
const daysAgo = (locale: string, days: number) =>
  new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');

const kilobytes = (locale: string) => (bytes: number) =>
  `${new Intl.NumberFormat(locale).format(Math.ceil(bytes / 1000))} kB`;

const EN = {
  title: 'Offline use and updates',
  /** Sizes in kB as whole numbers. */
  preparing: (loaded: number, total: number) => `Saving for offline: ${loaded} of ${total} kB`,
  preparingApp: 'Saving for offline …',
  ready: 'Ready for offline use',
  onlineOnly: 'For now, this works only with a connection.',
  appVersion: (version: string) => `Version ${version}.`,
  shell: {
    unsupported: "This browser or window can't save the app. It works while you're connected.",
    installing: 'The app is being saved on this device.',
    ready: 'The whole app is saved on this device.',
    failed: "The app couldn't be saved on this device. It works while you're connected; we'll try again.",
  },
  phase: {
    loading: 'Loading the data.',
    ready: 'Up to date.',
    stale: 'An update may be available.',
    offline: 'Offline: using saved data.',
    failed: "There's no data yet, so we can't give an answer.",
  } satisfies Record<DataPhase, string>,
  reason: {
    unreachable: "The server can't be reached.",
    timeout: "The server didn't answer in time.",
    refused: "The server has a problem and didn't send the data.",
    'not-found': "The server doesn't have the data at its usual address.",
    'not-json': 'We got something else, probably a Wi-Fi sign-in page.',
    damaged: "The data didn't arrive intact, so it wasn't used.",
    'other-format': "The server's data needs a newer version of the app. Reload to update.",
    old: 'This data was last checked more than three months ago.',
  } satisfies Record<DataFault | 'old', string>,
  storage: {
    kept: 'Saved on this device.',
    absent: 'This browser has no storage: the data is gone when you close the page.',
    forbidden: 'This browser blocks storage here: the data is gone when you close the page.',
    blocked: 'Another tab with an older version is using the storage. Close the other tabs of this app.',
    newer: 'A newer version of this app has used the storage. Reload this page.',
    slow: "This browser's storage doesn't respond: the data is gone when you close the page.",
    full: 'This device is out of space: the data is gone when you close the page.',
    damaged: "The data saved on this device was damaged. It's downloaded again when you're connected.",
    insecure: "This page wasn't loaded over https, so the data can't be verified and isn't saved.",
    broken: "This browser's storage failed: the data is gone when you close the page.",
  } satisfies Record<StorageFault | 'kept', string>,
  /** Age of the data in days; undefined when it cannot be known. */
  age: (days: number | undefined) =>
    days === undefined
      ? "Its age is unknown because this device's clock is wrong."
      : `Checked ${daysAgo('en', days)}.`,
  looking: 'Checking for updates …',
  lookNow: 'Check for updates',
  tryAgain: 'Try again',
  /** Another version of the app can be used now: a newer one, or an earlier one that its makers went back to. */
  update: {
    newer: "A new version of the app is ready. What you've typed is kept.",
    earlier: "The app went back to an earlier version. What you've typed is kept.",
  },
  useUpdate: { newer: 'Use the new version', earlier: 'Use the earlier version' },
  otherTab: "Another tab has switched to another version of the app. Reload when you're ready.",
  reload: 'Reload',
  partMissing: 'Part of the app is missing, probably because a new version was published.',
  renew: 'Reload the app',
  persisted: {
    granted: 'The browser keeps your lists and the data until you delete them.',
    denied:
      'The browser may delete your lists and the data when space runs low. Export your lists to be safe.',
    unasked: 'The browser is asked to keep everything as soon as you save something.',
    unknown: "This browser doesn't say how long it keeps things. Export your lists to be safe.",
  },
  lists: {
    lost: 'The browser has deleted the lists you saved here. If you exported them, import the file.',
    unkept: "Your lists can't be saved on this device. Export them before you close the page.",
    partly:
      "Some entries of your saved lists can't be read. All others are here. Save the whole record as a file to be safe.",
    unreadable:
      "Your saved lists are still on this device, but this version of the app can't read them. Reload to update, or save them as a file. What you add now isn't saved.",
  },
  openLists: 'Open lists',
  /** Saves the record of the lists, as it is kept, as a file. */
  saveLists: 'Save as a file',
  forget: 'Delete the data on this device',
  forgotten: 'The data on this device is deleted. Your lists are still here.',
  /** Rows of the table on the data page. */
  rows: {
    state: 'State',
    app: 'App',
    data: 'Data',
    size: 'Size of the data',
    used: 'Storage used',
    persistence: 'Long-term storage',
  },
  kilobytes: kilobytes('en'),
  changesTitle: 'What changed since your last visit',
  changesLink: 'See what changed',
  /** Number of changes, and how many of them concern favourites. */
  changesNews: (changes: number, favourites: number) =>
    `The data has been updated since your last visit: ${plural(changes, 'change')}` +
    (favourites > 0 ? `, ${favourites} about your favourites.` : '.'),
  noChanges: 'Nothing has changed since your last visit.',
  changesUnknown: 'Connect to see what changed.',
  changesFavourites: 'Your favourites',
  changesOthers: (shown: number, all: number) =>
    shown < all ? `Everything else, ${shown} of ${all}` : 'Everything else',
  changeKind: {
    verdict: 'Verdict',
    band: 'Band',
    state: 'Service',
    network: 'Network',
    country: 'Country',
    device: 'Device',
  },
  addToHomeScreen: 'To keep the app: press Share, then “Add to Home Screen”.',
};

export type OfflineWords = typeof EN;

const ZH: OfflineWords = {
  title: '离线使用与更新',
  preparing: (loaded, total) => `正在保存供离线使用：${loaded}/${total} kB`,
  preparingApp: '正在保存供离线使用……',
  ready: '可以离线使用了。',
  onlineOnly: '目前仅在联网时可用。',
  appVersion: (version) => `版本 ${version}。`,
  shell: {
    unsupported: '此浏览器或窗口无法保存应用，联网时可正常使用。',
    installing: '正在把应用保存到本机。',
    ready: '应用已完整保存在本机。',
    failed: '应用未能保存到本机。联网时可正常使用，稍后会再次尝试。',
  },
  phase: {
    loading: '正在加载数据。',
    ready: '数据已是最新。',
    stale: '可能有更新的数据。',
    offline: '离线：使用已保存的数据。',
    failed: '尚无数据，无法给出结论。',
  },
  reason: {
    unreachable: '无法连接服务器。',
    timeout: '服务器未及时响应。',
    refused: '服务器出现问题，未能发送数据。',
    'not-found': '服务器在原地址上没有数据。',
    'not-json': '收到的不是数据，很可能是 Wi-Fi 登录页面。',
    damaged: '数据未完整送达，未予采用。',
    'other-format': '服务器的数据需要更新版本的应用，请重新加载以更新。',
    old: '这些数据已超过三个月未经核对。',
  },
  storage: {
    kept: '已保存在本机。',
    absent: '此浏览器不提供存储：关闭页面后数据将丢失。',
    forbidden: '此浏览器禁止在此存储：关闭页面后数据将丢失。',
    blocked: '另一个标签页中的旧版本占用了存储，请关闭本应用的其他标签页。',
    newer: '存储已被本应用的更新版本使用，请重新加载页面。',
    slow: '浏览器的存储没有响应：关闭页面后数据将丢失。',
    full: '本机空间不足：关闭页面后数据将丢失。',
    damaged: '本机保存的数据已损坏，联网后会重新下载。',
    insecure: '此页面不是通过 https 打开的，数据无法校验，因此不会保存。',
    broken: '浏览器的存储出错：关闭页面后数据将丢失。',
  },
  age: (days) =>
    days === undefined ? '本机的时钟有误，无法得知数据的新旧。' : `${daysAgo('zh', days)}核对。`,
  looking: '正在检查更新……',
  lookNow: '检查更新',
  tryAgain: '重试',
  update: {
    newer: '应用有新版本。您已输入的内容会保留。',
    earlier: '应用已恢复到较早的版本。您已输入的内容会保留。',
  },
  useUpdate: { newer: '使用新版本', earlier: '使用较早的版本' },
  otherTab: '另一个标签页已切换到应用的其他版本。方便时请重新加载。',
  reload: '重新加载',
  partMissing: '应用缺少一部分，可能是因为刚发布了新版本。',
  renew: '重新加载应用',
  persisted: {
    granted: '浏览器会一直保留您的列表和数据，直到您删除。',
    denied: '空间不足时浏览器可能会删除您的列表和数据。为稳妥起见，请导出列表。',
    unasked: '在您首次保存内容时，会请求浏览器长期保留。',
    unknown: '此浏览器不说明保留多久。为稳妥起见，请导出列表。',
  },
  lists: {
    lost: '浏览器已删除您保存在此的列表。如果您导出过，请导入该文件。',
    unkept: '您的列表无法保存在本机。请在关闭页面前导出。',
    partly: '您保存的列表中有些条目无法读取，其余条目都在。为稳妥起见，请把完整记录另存为文件。',
    unreadable:
      '您保存的列表仍在本机，但当前版本的应用无法读取。请重新加载以更新，或另存为文件。现在添加的内容不会保存。',
  },
  openLists: '打开列表',
  saveLists: '另存为文件',
  forget: '删除本机的数据',
  forgotten: '本机的数据已删除，您的列表不受影响。',
  rows: {
    state: '状态',
    app: '应用',
    data: '数据',
    size: '数据大小',
    used: '已用存储',
    persistence: '长期保留',
  },
  kilobytes: kilobytes('zh'),
  changesTitle: '自您上次访问以来的变化',
  changesLink: '查看变化',
  changesNews: (changes, favourites) =>
    `自您上次访问以来数据有更新：共 ${changes} 处变化` +
    (favourites > 0 ? `，其中 ${favourites} 处与您的收藏有关。` : '。'),
  noChanges: '自您上次访问以来没有变化。',
  changesUnknown: '联网后可查看变化内容。',
  changesFavourites: '您的收藏',
  changesOthers: (shown, all) => (shown < all ? `其他变化（${shown}/${all}）` : '其他变化'),
  changeKind: {
    verdict: '结论',
    band: '频段',
    state: '业务',
    network: '网络',
    country: '国家或地区',
    device: '设备',
  },
  addToHomeScreen: '要保留此应用：点按“分享”，然后选择“添加到主屏幕”。',
};

export const OFFLINE_WORDS: Readonly<Record<Lang, OfflineWords>> = { en: EN, zh: ZH };
