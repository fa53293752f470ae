import { CREDIT } from '../core/credit.js';
import type { Downloads } from '../schema/published-manifests.js';

/** The tables that a column of this name refers to. */
export const REFERS: Readonly<Record<string, string>> = {
  network: 'networks',
  device: 'devices',
  band: 'bands',
};

/**
 * The CSV tables as a Frictionless data package (https://specs.frictionlessdata.io/tabular-data-package/, read 2026-11):
 * tools that know the format check and load them without being told more.
 */
export function dataPackage({ version, updated, files, tables, keys }: Downloads): object {
  return {
    profile: 'tabular-data-package',
    name: 'bandcheck',
    title: 'BandCheck: cellular networks, devices and verdicts',
    version,
    created: `${updated}T00:00:00Z`,
    licenses: [{ name: CREDIT.license, path: CREDIT.licenseUrl, title: 'CC BY 4.0' }],
    sources: [{ title: CREDIT.name, path: CREDIT.url }],
    resources: Object.entries(tables).map(([table, columns]) => {
      const file = files.find(({ url }) => url.startsWith(`${table}.csv`))!;
      const key = keys[table]!;
      return {
        profile: 'tabular-data-resource',
        // names of resources have hyphens
        name: table.replaceAll('_', '-'),
        path: file.url,
        format: 'csv',
        mediatype: 'text/csv',
        encoding: 'utf-8',
        ...(file.url.endsWith('.gz') && { compression: 'gz' }),
        bytes: file.bytes,
        hash: `sha256:${file.sha256}`,
        dialect: { delimiter: ',', lineTerminator: '\r\n', header: true },
        schema: {
          fields: columns.map(({ name, type, nullable, description }) => ({
            name,
            type: type === 'list' ? 'string' : type,
            description: type === 'list' ? `${description} Separated by spaces.` : description,
            ...(!nullable && type !== 'list' && { constraints: { required: true } }),
          })),
          missingValues: [''],
          primaryKey: key,
          foreignKeys: columns.flatMap(({ name }) => {
            const parent = REFERS[name];
            if (parent === undefined || parent === table || !(parent in tables)) return [];
            return [{ fields: name, reference: { resource: parent.replaceAll('_', '-'), fields: name } }];
          }),
        },
      };
    }),
  };
}
