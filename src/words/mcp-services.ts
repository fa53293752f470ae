/** What the MCP tools say about where a service is offered. */
import type { Service } from '../core/service.js';
import type { Lang } from './lang.js';
import type { NamedCountry } from './mcp-phrases.js';
import { plural } from './plural.js';
import { VERDICT_WORDS } from './verdict-words.js';

/** Countries by the best that is known of a service on their networks. */
interface ServiceGroups {
  readonly service: Service;
  readonly inService: readonly (NamedCountry & { in_service: readonly string[] })[];
  readonly partly: readonly NamedCountry[];
  /** `gone` from so many of the `networks` with data. */
  readonly gone: readonly (NamedCountry & { gone: readonly string[]; networks: number })[];
  /** How many countries there are of which no network was researched. */
  readonly notResearched: number;
}

const EN = {
  /** Where services are offered; of 2G and 3G, whose presence nobody lists, where they are gone or ending. */
  whereService: (groups: readonly ServiceGroups[], of: number) =>
    `${groups
      .map(({ service, inService, partly, gone, notResearched }) => {
        const name = VERDICT_WORDS.en.service[service];
        const open = notResearched > 0 ? `, not researched in ${notResearched}` : '';
        return isOlder(service)
          ? `${name} gone from every network in ${goneEverywhere(gone).length}, from some in ${goneSomewhere(gone).length} and ending in ${partly.length} of ${plural(of, 'country', 'countries')}${open}; the data lists its ends, not where it is on`
          : `${name} in service in ${inService.length} of ${plural(of, 'country', 'countries')}${open}`;
      })
      .join('; ')}. No source found is not a no.`,
  serviceGroups({ service, inService, partly, gone }: ServiceGroups) {
    const name = VERDICT_WORDS.en.service[service];
    const places = inService.map(({ name, cc, in_service }) => `${name} (${cc}: ${in_service.join(' ')})`);
    const rest = [
      `${name} switched off or never operated on every network: ${codesOf(goneEverywhere(gone)) || 'nowhere'}`,
      `${name} switched off or never operated on some networks, no end known on the others: ${codesOf(goneSomewhere(gone)) || 'nowhere'}`,
    ];
    return isOlder(service)
      ? [`${name} being switched off, or with an announced end: ${codesOf(partly) || 'nowhere'}`, ...rest]
      : [
          `${name} in service: ${places.join(', ') || 'nowhere'}`,
          `${name} being built, tried, limited or disputed: ${codesOf(partly) || 'nowhere'}`,
          ...(gone.length > 0 ? rest : []),
        ];
  },
  servicePlace: (name: string, cc: string, says: string) => `- ${name} (${cc}): ${says}`,
};

const ZH: typeof EN = {
  whereService: (groups, of) =>
    `${groups
      .map(({ service, inService, partly, gone, notResearched }) => {
        const name = VERDICT_WORDS.zh.service[service];
        const open = notResearched > 0 ? `，${notResearched} 个未调研` : '';
        return isOlder(service)
          ? `${name}：${of} 个国家和地区中，${goneEverywhere(gone).length} 个已全部退网，${goneSomewhere(gone).length} 个部分网络已退网，${partly.length} 个正在退网或已公布退网${open}；数据记录其终止，不记录何处仍在用`
          : `${name}：${of} 个国家和地区中 ${inService.length} 个已商用${open}`;
      })
      .join('；')}。未找到来源不等于没有。`,
  serviceGroups({ service, inService, partly, gone }) {
    const name = VERDICT_WORDS.zh.service[service];
    const places = inService.map(({ name, cc, in_service }) => `${name}（${cc}：${in_service.join(' ')}）`);
    const rest = [
      `${name} 在所有网络已退网或从未运营：${codesOf(goneEverywhere(gone)) || '无'}`,
      `${name} 在部分网络已退网或从未运营，其余网络未知有退网：${codesOf(goneSomewhere(gone)) || '无'}`,
    ];
    return isOlder(service)
      ? [`${name} 正在退网或已公布退网：${codesOf(partly) || '无'}`, ...rest]
      : [
          `${name} 已商用：${places.join('、') || '无'}`,
          `${name} 部署中、试验中、受限或说法不一：${codesOf(partly) || '无'}`,
          ...(gone.length > 0 ? rest : []),
        ];
  },
  servicePlace: (name, cc, says) => `- ${name}（${cc}）：${says}`,
};

export const MCP_SERVICE_WORDS: Readonly<Record<Lang, typeof EN>> = { en: EN, zh: ZH };

/** Of the countries where a service is gone from some network: those where it is gone from all, and the others. */
function goneEverywhere(places: ServiceGroups['gone']): ServiceGroups['gone'] {
  return places.filter(({ gone, networks }) => gone.length === networks);
}
function goneSomewhere(places: ServiceGroups['gone']): ServiceGroups['gone'] {
  return places.filter(({ gone, networks }) => gone.length < networks);
}

function isOlder(service: Service): boolean {
  return service === 'g2' || service === 'g3';
}

function codesOf(places: readonly NamedCountry[]): string {
  return places.map(({ cc }) => cc).join(' ');
}
