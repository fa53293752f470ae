import { z } from 'zod';
import { WebAddress } from './facts.js';

/** A JSON Feed 1.1 (https://jsonfeed.org/version/1.1), as far as we write it. */
export const JsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: WebAddress,
  feed_url: WebAddress,
  description: z.string().min(1),
  language: z.enum(['en', 'zh-Hans']),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: WebAddress })).min(1),
  items: z
    .array(
      z.strictObject({
        id: z.string().regex(/^urn:uuid:/),
        url: WebAddress,
        title: z.string().min(1),
        content_html: z.string().min(1),
        date_published: z.iso.datetime(),
        date_modified: z.iso.datetime(),
      }),
    )
    .min(1),
});
export type JsonFeed = z.infer<typeof JsonFeed>;
