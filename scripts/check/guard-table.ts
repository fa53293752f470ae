/**
 * What keeps each fault from doing harm, and how to break it. `fault-guards.ts` breaks one guard at a time and sees whether
 * the tests of its faults go red; a fault that stands here nowhere has not been tried.
 */
import { createHash } from 'node:crypto';
import { type Fault, FAULTS } from './fault-table.js';

/** A place of the source, and how it is broken. */
export interface Edit {
  readonly file: string;
  /** The place as it stands in the file, once. */
  readonly was: string;
  /** What stands there when it is broken. */
  readonly broken: string;
}

interface Guard extends Edit {
  /** What stands behind it and would keep the fault away as well; broken with it. */
  readonly behind?: readonly Edit[];
  /**
   * Guards of one batch are broken at once, so that the site is built once. Each of them must be one that the tests of the
   * others do not come by: a test may go red for its own guard alone.
   */
  readonly batch?: string;
  /** Names of the faults of `fault-table.ts` that it keeps away. */
  readonly faults: readonly string[];
}

export const GUARDS: readonly Guard[] = [
  // the network
  {
    file: 'src/client/fetch-snapshot.ts',
    was: "if (digest && (await digest(bytes)) !== file.sha256) throw new DataError('damaged', `${url} was altered`);",
    broken: '',
    faults: ['One byte of the data is changed on the way'],
  },
  {
    file: 'src/client/fetch-snapshot.ts',
    was: "return attempt({ ...options, cache: 'reload' });",
    broken: 'throw error;',
    faults: ['A cache on the way holds a bad copy'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'clearTimeout(timer);\n    timer = setTimeout(() => stop.abort(), patience);',
    broken: 'clearTimeout(timer);',
    faults: ['The server stops in the middle'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: "throw new DataError('not-json', `${url} is ${type}`);",
    broken: ';',
    faults: [
      'A sign-in page answers with status 200, first visit',
      'An answer without a content type, first visit',
      'A sign-in page answers, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: "throw new DataError('refused', `${url} has status ${status}`);",
    broken: ';',
    faults: [
      'An empty answer (204), first visit',
      'The server is overloaded (503), first visit',
      'The server is overloaded, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'if (status === 404)',
    broken: 'if (false)',
    faults: ['The data is not there (404), first visit'],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'if (cause instanceof DataError) throw cause;',
    broken: 'throw cause;',
    faults: [
      'The connection is reset, first visit',
      'The connection is cut in the middle, first visit',
      'The server never answers, first visit',
      'The connection is reset, later visit',
      'The server never answers, later visit',
    ],
  },
  {
    file: 'src/client/fetch-json.ts',
    was: 'return readOrDamaged(bytes, () => JSON.parse(new TextDecoder().decode(bytes)) as unknown);',
    broken: 'return JSON.parse(new TextDecoder().decode(bytes));',
    faults: ['Half of the answer arrives, first visit', 'Half of the answer arrives, later visit'],
  },
  {
    file: 'src/client/fetch-snapshot.ts',
    was: "throw new DataError('other-format', url, { cause });",
    broken: 'throw cause;',
    behind: [
      {
        file: 'src/client/fresh-data.ts',
        was: "cause instanceof DataError ? cause : new DataError('other-format', String(cause), { cause });",
        broken: 'cause as DataError;',
      },
    ],
    batch: 'app',
    faults: ['JSON of another form, first visit'],
  },
  {
    file: 'src/client/fresh-data.ts',
    was: 'parts[part] = await takeSteps(this.#options.decode[part](new TextDecoder().decode(file)));',
    broken:
      'try { parts[part] = await takeSteps(this.#options.decode[part](new TextDecoder().decode(file))); } catch { return; }',
    faults: ['The new world has another form', 'The new evidence has another form'],
  },
  {
    file: 'src/app/main.ts',
    was: 'if (written !== location.pathname) setTimeout(() => shell.show(), 1000);',
    broken: '',
    batch: 'app',
    faults: ['A slow network'],
  },
  {
    file: 'src/app/worker/sw.ts',
    was: "registerRoute(new NavigationRoute(copy.createHandlerBoundToURL('/shell.html'), { denylist: NOT_THE_APP }));",
    broken: 'void [NavigationRoute, NOT_THE_APP];',
    faults: ['No connection at a cold start'],
  },
  {
    file: 'src/app/pages/embed-page.ts',
    was: "if (this.#tag === 'band-check') preview.source = source;",
    broken: 'void source;',
    batch: 'offline',
    faults: ['No connection where an element asks'],
  },
  {
    file: 'src/app/worker/sw.ts',
    was: '(await isApiPage(response)) ? response : null',
    broken: '(await isApiPage(response)) ? response : response',
    batch: 'offline',
    faults: ['A sign-in page in place of a kept page'],
  },
  {
    file: 'src/client/fresh-data.ts',
    was: "addEventListener('online', look);\n  return",
    broken: 'return',
    batch: 'offline',
    faults: ['The server comes back'],
  },

  // the worker and its copies, deploys
  {
    file: 'vite.config.ts',
    was: 'integrity: integrityOf(join(OUT, entry.url))',
    broken: 'integrity: integrityOf(join(OUT, entry.url)) && undefined',
    faults: ['The first installation meets a sign-in page', 'A new version meets a sign-in page'],
  },
  {
    file: 'src/app/offline/shell-worker.ts',
    was: '// no connection, or something else than a script at its address: the copy that is here goes on serving',
    broken: "return this.#become('failed');",
    batch: 'worker',
    faults: ['The worker file is gone', 'The worker file is HTML', 'The worker file answers 503'],
  },
  {
    file: 'src/app/offline/shell-worker.ts',
    was: "if (this.phase === 'failed' && this.#registration?.active) await this.look();",
    broken: '',
    batch: 'worker',
    faults: ['The browser deletes the copy of the app'],
  },
  {
    file: 'src/app/worker/self-destroy.ts',
    was: 'await self.registration.unregister();',
    broken: '',
    batch: 'worker',
    faults: ['The makers take the app off all devices'],
  },
  {
    file: 'src/app/worker/sw.ts',
    was: "self.addEventListener('install', (event) => event.waitUntil(install(event)));",
    broken:
      "self.addEventListener('install', (event) => event.waitUntil(install(event).then(() => self.skipWaiting())));",
    faults: ['A new version while a page is open', 'A new version and a plain reload'],
  },
  {
    file: 'src/app/offline/start-updates.ts',
    was: "app.addEventListener('drawn', restoreDrafts, { once: true });",
    broken: 'void restoreDrafts;',
    batch: 'worker',
    faults: ['A new version while a text is pasted'],
  },
  {
    file: 'src/app/offline/shell-worker.ts',
    was: "(isEarlier(release) ? 'earlier' : 'newer')",
    broken: "(isEarlier(release) ? 'newer' : 'newer')",
    batch: 'worker',
    faults: ['The makers go back to an earlier version'],
  },
  {
    file: 'src/app/offline/start-updates.ts',
    was: "teller.tell('version', 'missing', (words) => ({",
    broken: "teller.tell('version', undefined, (words) => ({",
    batch: 'worker',
    faults: ['A deploy removes a part that is needed'],
  },

  // clocks
  {
    file: 'src/client/fresh-data.ts',
    was: 'const heard = serverTime === undefined ? undefined : this.#clock.hear(serverTime);',
    broken: 'const heard = undefined;',
    faults: [
      'The device clock is an hour slow, at midnight',
      'The device clock is an hour fast, at midnight',
      'The device clock is a year slow',
      'The device clock is a year fast',
    ],
  },
  {
    file: 'src/core/today.ts',
    was: 'return [year, now.getMonth() + 1, now.getDate()]',
    broken: 'return [year, now.getUTCMonth() + 1, now.getUTCDate()]',
    batch: 'app',
    faults: ['Another day here than in UTC'],
  },
  {
    file: 'src/client/trusted-clock.ts',
    was: 'passed < -TOLERANCE ? undefined : ',
    broken: '',
    batch: 'app',
    faults: ['The clock went back and no server answers'],
  },

  // storage
  {
    file: 'src/client/storage/database.ts',
    was: "if (!(globalThis.indexedDB as IDBFactory | undefined)) throw new StorageError('absent');",
    broken: '',
    faults: ['There is no IndexedDB'],
  },
  {
    file: 'src/client/storage/storage-error.ts',
    was: "(cause instanceof Error && BY_NAME.get(cause.name)) || 'broken'",
    broken: "'broken'",
    faults: [
      'Reading it throws, as in a sandboxed frame',
      'It is refused, as with all cookies blocked',
      'Cookies, caches and storage are all forbidden',
      'The disk is full',
      'A newer release has written it',
    ],
  },
  {
    file: 'src/client/storage/database.ts',
    was: 'return await Promise.race([this.#transact(mode, work), patience]);',
    broken: 'return await this.#transact(mode, work);',
    faults: ['It never answers', 'An older tab holds the database'],
  },
  {
    file: 'src/client/fresh-data.ts',
    was: "this.#storage === 'kept' && (await store.confirm(manifest, heard));",
    broken: "this.#storage === 'kept';",
    faults: ['It is cleared while the page is open'],
  },
  {
    file: 'src/app/lists/saved-keeper.ts',
    was: 'lost: mark.isSet() };',
    broken: 'lost: false };',
    faults: ['The browser has deleted what a person kept'],
  },
  {
    file: 'src/app/lists/saved-keeper.ts',
    was: 'unreadable: lists && rejected.length === 0 ? spare : record,',
    broken: 'unreadable: spare,',
    faults: ['One kept entry cannot be read', 'A newer release wrote the lists'],
  },
  {
    file: 'src/app/lists/saved-lists.ts',
    was: 'this.fault = error instanceof Error ? error : new Error(String(error));',
    broken: '',
    faults: ['Lists cannot be written'],
  },
  {
    file: 'src/client/storage/database.ts',
    was: 'await transaction.done;\n      return result;',
    broken: 'return result;',
    batch: 'app',
    faults: ['It takes a write back'],
  },
  {
    file: 'src/client/storage/snapshot-store.ts',
    was: 'files.set(part, await verify(found.bytes[index], manifest[part]));',
    broken: 'files.set(part, found.bytes[index] as Uint8Array<ArrayBuffer>);',
    behind: [
      {
        file: 'src/client/fresh-data.ts',
        was: 'for (const [part, file] of kept.files) await this.#decode(part, file, parts);',
        broken:
          'for (const [part, file] of kept.files) await this.#decode(part, file, parts).catch(() => undefined);',
      },
    ],
    batch: 'app',
    faults: ['It holds damaged data'],
  },
  {
    file: 'src/client/storage/database.ts',
    was: '(event.target as IDBDatabase).close(); // or a newer release waits for ever\n          forget();',
    broken: '(event.target as IDBDatabase).close();',
    behind: [
      {
        file: 'src/client/storage/database.ts',
        was: "if (retry || !(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;",
        broken: 'throw error;',
      },
    ],
    batch: 'app',
    faults: ['The page was frozen'],
  },

  // tabs
  {
    file: 'src/app/lists/saved-lists.ts',
    was: '(lists) => changes.reduce((changed, [, change]) => change(changed), lists)',
    broken: '() => changes.reduce((changed, [, change]) => change(changed), this.#kept)',
    faults: ['Somebody types in two tabs'],
  },
  {
    file: 'src/app/pages/check-page.ts',
    was: 'if (checks.join() === this.#kept) return;',
    broken: '',
    behind: [
      {
        file: 'src/app/lists/saved-lists.ts',
        was: 'if (this.recent[0] === check) return;',
        broken: '',
      },
    ],
    faults: ['Two check pages are open'],
  },
  {
    file: 'src/app/pages/check-page.ts',
    was: "return document.activeElement?.id === 'note';",
    broken: 'return false;',
    faults: ['Another tab saves while a note is being typed'],
  },
  {
    file: 'src/app/offline/shell-worker.ts',
    was: 'if (isOther && !this.#applying) this.superseded = true;',
    broken: 'if (isOther && !this.#applying) location.reload();',
    batch: 'worker',
    faults: ['Another tab takes the new version into use'],
  },

  // the page around an element
  {
    file: 'src/elements/shared/band-element.ts',
    was: 'class="root"\n',
    broken: 'class="root"\n      style="color: inherit"\n',
    batch: 'embed',
    faults: ['The strictest policy, by one hash'],
  },
  {
    file: 'src/elements/band-check/check-view.ts',
    was: '${next}<slot></slot>',
    broken: '${next}',
    batch: 'embed',
    faults: ['The policy forbids to ask the API'],
  },
  {
    file: 'scripts/build/build-embed.ts',
    was: 'try{${await bundleScript(entry)}}catch(e)',
    broken: '{${await bundleScript(entry)}};if(0)',
    batch: 'embed',
    faults: ['Trusted Types without our policy'],
  },
  {
    file: 'scripts/build/build-embed.ts',
    was: 'd=a.filter(t=>customElements.get(t));',
    broken: 'd=[];',
    batch: 'embed',
    faults: ['The script comes twice', 'Somebody else has the name of the tag'],
  },
  {
    file: 'src/elements/shared/theme.styles.ts',
    was: 'all: initial;',
    broken: '',
    batch: 'embed',
    faults: ['Hostile styles'],
  },
  {
    file: 'src/elements/band-check/check-view.ts',
    was: '<p part="what">${verdictWords.deviceIn(device.name || words.theseBands, country.name[check.language])}</p>',
    broken:
      '<p part="what" .innerHTML=${verdictWords.deviceIn(device.name || words.theseBands, country.name[check.language])}></p>',
    batch: 'elements',
    faults: ['Markup in a name of the data'],
  },
  {
    file: 'src/world/published/read-published.ts',
    was: 'url: (value) => /^https?:\\/\\//.test(String(value)),',
    broken: "url: '',",
    faults: ['The address of a source is a script'],
  },
  {
    file: 'src/elements/band-check/inline-data.ts',
    was: 'return { countries: [undefined] };',
    broken: 'return undefined;',
    faults: ['What the page brings along is wrong'],
  },

  // what a person gives
  {
    file: 'src/app/lists/saved-file.ts',
    was: "if (!isRecord(record) || record['format'] !== SAVED_FORMAT)",
    broken: 'if (!isRecord(record))',
    faults: ['A file that is no export', 'A file of a later release'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: 'entry.length <= 200 && form.test(entry);',
    broken: 'entry.length <= 200;',
    faults: ['A file with the address of a script', 'Bad entries between good ones'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "CHECK.test(check) && typeof note === 'string'",
    broken: "typeof note === 'string'",
    faults: ['A file that smuggles in a prototype'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "if (text.length > MAX_LENGTH) throw new SavedFileError('too-large', `${text.length}`);",
    broken: '',
    faults: ['A huge file'],
  },
  {
    file: 'src/app/lists/saved-file.ts',
    was: "} catch {\n    throw new SavedFileError('not-json', '');",
    broken: '} catch (error) {\n    throw error;',
    faults: ['A file damaged in any way'],
  },
  {
    file: 'src/app/base/address-names.ts',
    was: 'unknown.push(\n        family',
    broken:
      'known.add({ id: name, cc: name, networks: [] } as T);\n      ([] as unknown[]).push(\n        family',
    faults: ['An address with anything in it'],
  },
  {
    file: 'src/paste/read-bands.ts',
    was: 'text.length > MAX_LENGTH',
    broken: 'false',
    faults: ['A megabyte of one number'],
  },
  {
    file: 'src/paste/unwrap.ts',
    was: '.slice(0, MAX_LENGTH)',
    broken: '',
    behind: [
      {
        file: 'src/paste/prose/tokenise.ts',
        was: 'tokens.length < MAX_TOKENS && ',
        broken: '',
      },
    ],
    faults: ['A megabyte of nested brackets', 'A megabyte of binary'],
  },
  {
    file: 'src/elements/band-paste/marked-text.ts',
    was: 'text.slice(at, offset),',
    broken: 'html`<i .innerHTML=${text.slice(at, offset)}></i>`,',
    batch: 'elements',
    faults: ['Markup in a pasted text'],
  },
  {
    file: 'src/elements/shared/form-element.ts',
    was: "this.#value = String(value ?? '');",
    broken: 'this.#value = value as string;',
    faults: ['The value of a field is taken off, or is no text'],
  },
  {
    file: 'src/elements/band-check/band-check.element.ts',
    was: 'if (!this.for || !this.isConnected) return;',
    broken: 'if (!this.for) return;',
    batch: 'elements',
    faults: ['The page takes an element off, changes it, and moves it to another document'],
  },
  {
    file: 'src/elements/shared/text-list.ts',
    was: "String(text ?? '')",
    broken: "((text ?? '') as string)",
    batch: 'elements',
    faults: ['The page sets a list, a number or nothing in place of a text'],
  },
  {
    file: 'src/client/storage/snapshot-store.ts',
    was: 'lead < LONGEST_LEAD',
    broken: 'lead < Infinity',
    batch: 'elements',
    faults: ['The clock of a server was a year fast'],
  },

  // the data
  {
    file: 'src/dataset/import/csv-table.ts',
    was: 'if (cells.length !== columns.length) {',
    broken: 'if (false) {',
    faults: ['A row that is too short', 'A million quotes'],
  },
  {
    file: 'src/dataset/import/csv-table.ts',
    was: 'const parsed = schema.safeParse(value);',
    broken: 'const parsed = { success: true as const, data: schema.parse(value) };',
    faults: ['A release damaged in any way'],
  },
  {
    file: 'src/dataset/import/csv-table.ts',
    was: "new TextDecoder('utf-8', { fatal: true })",
    broken: "new TextDecoder('utf-8')",
    faults: ['Bytes that are no UTF-8'],
  },
  {
    file: 'src/dataset/shrink-limit.ts',
    was: 'after[what] < before[what] * (1 - SHRINK_LIMIT)',
    broken: 'false',
    faults: ['A release that has shrunk'],
  },
  {
    file: 'src/dataset/import/import-dataset.ts',
    was: 'data.checked < before.data.checked',
    broken: 'false',
    faults: ['An older release than the present one'],
  },
  {
    file: 'src/dataset/import/import-dataset.ts',
    was: 'if (data.checked > today)',
    broken: 'if (false)',
    faults: ['A release that was checked on a day to come'],
  },
  {
    file: 'src/dataset/import/replace-folder.ts',
    was: "await open(lock, 'wx')",
    broken: "await open(lock, 'w')",
    faults: ['Two imports at once'],
  },
  {
    file: 'src/dataset/import/replace-folder.ts',
    was: 'if (!existsSync(dir) && existsSync(old)) await rename(old, dir);',
    broken: '',
    faults: ['A crash in the middle of writing'],
  },
  {
    file: 'src/world/snapshot/snapshot-file.ts',
    was: "if (file['checksum'] !== checksum(text.slice(HEAD_LENGTH)))",
    broken: 'if (false)',
    faults: ['A snapshot damaged in any way'],
  },

  // the server
  {
    file: 'src/server/node.ts',
    was: 'connectionsCheckingInterval: Math.min(1000, limits.headers, limits.request),',
    broken: 'connectionsCheckingInterval: 3_600_000,',
    faults: ['Headers that never end', 'A body that never ends'],
  },
  {
    file: 'src/server/node.ts',
    was: 'server.setTimeout(limits.idle);',
    broken: '',
    faults: ['A reader that takes nothing'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'streamPieces(content.descriptor, start, end);',
    broken: "streamPieces(openSync(`/dev/fd/${content.descriptor}`, 'r'), start, end);",
    faults: ['Downloads that are broken off'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'const length = Math.min(PIECE_BYTES, end - position);',
    broken: 'const length = end - position;',
    faults: ['Many large downloads at once'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: 'if (!URL.canParse(req.url)) {',
    broken: 'if (false) {',
    faults: ['A host that is no name'],
  },
  {
    file: 'src/server/http/site-folder.ts',
    was: 'const file = this.find(path) ??',
    broken:
      "const file = this.find(path) ?? (existsSync(path) && path !== '/' ? this.fileOf(path, readFileSync(path), readFileSync(path), '') : undefined) ??",
    faults: ['An address that climbs out of the site'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: "'The server failed; try again later.'",
    broken: 'String(error)',
    faults: ['The inside fails'],
  },
  {
    file: 'src/server/http/create-app.ts',
    was: 'if (path === undefined) {',
    broken: 'if (false) {',
    faults: ['Any path, header and method'],
  },
  {
    file: 'src/server/http/byte-range.ts',
    was: 'if (match[1] && match[2] && Number(match[2]) < Number(match[1])) return undefined;',
    broken: '',
    faults: ['A range that ends before it begins'],
  },
  {
    file: 'src/server/mcp/announced-schema.ts',
    was: '...standard,',
    broken: '...standard, validate: (value: unknown) => ({ value }),',
    faults: ['Any arguments of an MCP call'],
  },
  {
    file: 'src/server/mcp/mcp-endpoint.ts',
    was: 'return JSON.parse(text) as unknown;\n  } catch {\n    return undefined;',
    broken: 'return JSON.parse(text) as unknown;\n  } catch (error) {\n    throw error;',
    faults: ['An MCP message damaged in any way'],
  },
  {
    file: 'src/server/node.ts',
    was: 'joinDuplicateHeaders: true,',
    broken: '',
    faults: ['A request with two hosts'],
  },
  {
    file: 'src/server/mcp/mcp-server.ts',
    was: "server.server.setNotificationHandler('notifications/cancelled', () => undefined);",
    broken: '',
    faults: ['An MCP call that its own batch takes back'],
  },
  {
    file: 'src/server/mcp/register-prompts.ts',
    was: 'if (typed.length > MOST_LETTERS) return [];',
    broken: '',
    faults: ['Thousands of names to complete'],
  },
];

/** Faults that no code of ours keeps away, so that there is nothing to break; with what does. */
export const NO_GUARD: Readonly<Record<string, string>> = {
  'The script does not come': 'HTML itself: nothing of ours runs',
};

/** A guard and one of its faults: what is tried, and recorded. */
export interface GuardedFault {
  readonly guard: Guard;
  readonly fault: Fault;
  /** Short hash of the guard, how it is broken, and which test must notice: whether a record is of what stands here now. */
  readonly hash: string;
}

/** Every fault whose guard is known. Throws where a guard names a fault that is none. */
export function guardedFaults(): GuardedFault[] {
  return GUARDS.flatMap((guard) =>
    guard.faults.map((name) => {
      const fault = FAULTS.find((each) => each.fault === name);
      if (!fault) throw new Error(`${guard.file}: no fault is called “${name}”`);
      const behind = (guard.behind ?? []).flatMap(({ file, was, broken }) => [file, was, broken]);
      const text = JSON.stringify([guard.file, guard.was, guard.broken, ...behind, fault.file, fault.test]);
      const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
      return { guard, fault, hash };
    }),
  );
}
