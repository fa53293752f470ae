/** What is said of the commands that lock a modem to bands, keyed by the codes of `src/paste`. */
import type { Caveat } from '../paste/dialect-writers.js';
import type { Unwritten } from '../paste/dialects.js';
import type { Lang } from './lang.js';

const EN = {
  dialect: 'Modem and command',
  /** In place of a command that nobody has chosen yet. */
  choose: 'Choose one',
  ask: 'Note the current setting first',
  set: 'Lock these bands',
  undo: 'Unlock all bands',
  copy: 'Copy',
  copied: 'Copied',
  /** The browser forbids it to a button; the text is selected. */
  copyByHand: 'Selected: copy it by hand',
  caveats: {
    'left-out': 'This command can’t name all of these bands; the others are missing.',
    'sets-older-radios': 'The first fields set 2G and 3G: put in what the modem prints now.',
    'older-radios-dropped': '2G and 3G are switched off.',
    'sets-mode': 'It also sets mode, roaming or service domain.',
    'radix-by-model': 'Other models of this maker count in another number system.',
    'fields-by-model': 'Other models of this maker have other radios in these fields.',
    'one-command-a-mode': 'LTE-M and NB-IoT are set one by one.',
    'until-restart': 'The lock ends with the next restart.',
    'wider-than-hardware': 'The modem may accept bands that its hardware doesn’t have.',
    'standalone-and-not': 'SA and NSA bands are set one by one, here alike.',
    'note-first': 'We know no command that unlocks all: note the current setting, and send it again to undo.',
  } satisfies Record<Caveat, string>,
  /** Why the text's own way of setting bands is not written. */
  unwritten: {
    uci: 'This is a router’s configuration. Each router names its options differently, so we can’t write it. Change the bands in the same option, or choose the command of the modem inside.',
    ubandsel:
      'AT+UBANDSEL takes frequencies that 2G, 3G and LTE share, so we can’t write it from bands. Choose another command if the modem has one.',
  } satisfies Record<Unwritten, string>,
};

export type LockCommandWords = typeof EN;

const ZH: LockCommandWords = {
  dialect: '模组与命令',
  choose: '请选择',
  ask: '请先记下当前设置',
  set: '锁定这些频段',
  undo: '解锁全部频段',
  copy: '复制',
  copied: '已复制',
  copyByHand: '已选中，请手动复制',
  caveats: {
    'left-out': '此命令无法写出全部频段，其余频段未包含。',
    'sets-older-radios': '前几个字段用于 2G 和 3G，请填入模组当前显示的值。',
    'older-radios-dropped': '2G 和 3G 将被关闭。',
    'sets-mode': '此命令还会设置网络模式、漫游或业务域。',
    'radix-by-model': '该厂商的其他型号使用不同的进制。',
    'fields-by-model': '该厂商的其他型号在这些字段中对应其他制式。',
    'one-command-a-mode': 'LTE-M 与 NB-IoT 需分别设置。',
    'until-restart': '重启后锁定失效。',
    'wider-than-hardware': '模组可能接受硬件并不支持的频段。',
    'standalone-and-not': 'SA 与 NSA 频段分别设置，此处两者相同。',
    'note-first': '没有已知的解锁命令：请先记下当前设置，恢复时重新发送。',
  },
  unwritten: {
    uci: '这是路由器的配置。各路由器的选项名称不同，因此无法生成：请在同一选项中修改频段，或选择内部模组的命令。',
    ubandsel: 'AT+UBANDSEL 使用 2G、3G 与 LTE 共用的频率，无法由频段生成。若模组有其他命令，请选择。',
  },
};

export const LOCK_COMMAND_WORDS: Readonly<Record<Lang, LockCommandWords>> = { en: EN, zh: ZH };
