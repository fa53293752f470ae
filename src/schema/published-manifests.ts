/** The files of the API about the data as a whole: its history, its downloads, and the compact copy. */
import { z } from 'zod';
import { ChangesFile, WebAddress } from './facts.js';
import { NameField, checked, credit, describe } from './published-fields.js';

/** `GET /changes.json` */
export const Changes = z
  .strictObject({
    version: describe(NameField, 'Version of the data.'),
    updated: checked,
    feed: describe(WebAddress, 'The same as an Atom feed.'),
    json_feed: describe(WebAddress, 'The same as a JSON feed.'),
    entries: describe(
      z.array(ChangesFile).min(1),
      'Releases of the data, newest first: what was added, changed and removed, and the verdicts that flipped.',
    ),
    ...credit,
  })
  .meta({ id: 'Changes', description: 'What changed in the data.' });

/** One file of `GET /downloads/manifest.json` */
export const Download = z
  .strictObject({
    url: describe(z.string().regex(/^[a-z_]+(\.[a-z]+){1,2}$/), 'Address, relative to this file.'),
    title: describe(NameField, 'What is in it.'),
    media_type: describe(NameField, 'Media type.'),
    bytes: describe(z.int().positive(), 'Size in bytes.'),
    rows: describe(z.int().positive(), 'Number of rows; of all tables together where there are several.'),
    sha256: describe(z.string().regex(/^[0-9a-f]{64}$/), 'SHA-256 of the file, hexadecimal.'),
    tables: describe(z.array(NameField).min(1), 'The tables in it, names of `tables`.'),
    dated_url: describe(
      z.string().optional(),
      'Address of the same bytes in the folder of this release, which is never written again.',
    ),
  })
  .meta({ id: 'Download', description: 'A file with the whole data set or one table of it.' });

const Column = z
  .strictObject({
    name: describe(NameField, 'Name of the column.'),
    type: describe(
      z.enum(['string', 'number', 'boolean', 'list']),
      '`list` is an array in JSON and NDJSON, elsewhere one string with spaces between.',
    ),
    nullable: describe(z.boolean(), 'Whether values may be missing.'),
    description: describe(NameField, 'What it says.'),
  })
  .meta({ id: 'Column', description: 'A column of a table.' });

/** `GET /downloads/manifest.json` */
export const Downloads = z
  .strictObject({
    version: describe(NameField, 'Version of the data.'),
    updated: checked,
    rule_version: describe(z.int(), 'Version of the rule that decides verdicts.'),
    release: describe(
      NameField,
      'Name of this release of the data: its day, and a number where a day has several.',
    ),
    data_package: describe(
      z.string(),
      'Address, relative to this file, of the same as a Frictionless data package.',
    ),
    keys: describe(
      z.record(z.string(), z.array(NameField).min(1)),
      'The columns that tell the rows of a table apart, by its name.',
    ),
    files: describe(z.array(Download).min(1), 'Every file.'),
    tables: describe(
      z.record(z.string(), z.array(Column).min(1)),
      'The columns of every table, by its name.',
    ),
    ...credit,
  })
  .meta({ id: 'Downloads', description: 'Every download, with what it takes to verify and read it.' });

/** A file beside the one that names it. */
const HashedFile = z
  .strictObject({
    url: describe(
      z.string().regex(/^snapshot\/[a-z]+-[0-9a-f]{16}\.json$/),
      'Address, relative to this file.',
    ),
    bytes: describe(z.int().positive(), 'Size in bytes.'),
    sha256: describe(z.string().regex(/^[0-9a-f]{64}$/), 'SHA-256 of the file, hexadecimal.'),
  })
  .meta({ id: 'HashedFile', description: 'A file that is named by its content.' });

/** `GET /snapshot.json` */
export const Snapshot = z
  .strictObject({
    version: describe(NameField, 'Version of the data.'),
    updated: checked,
    rule_version: describe(z.int(), 'Version of the rule that decides verdicts.'),
    world: describe(HashedFile, 'Everything that decides and names a verdict.'),
    evidence: describe(HashedFile, 'The sources behind it.'),
    ...credit,
  })
  .meta({ id: 'Snapshot', description: 'Where the compact world is that the pages of this site use.' });

export type Snapshot = z.infer<typeof Snapshot>;
export type Changes = z.infer<typeof Changes>;
export type Download = z.infer<typeof Download>;
export type Downloads = z.infer<typeof Downloads>;
