/**
 * The tags in the head of a page that programs read to preview a link to it: the description, Open Graph and the Twitter
 * card, each with the white space behind it. Static pages and the pages of checks replace those of the built frame.
 */
export const PREVIEW_TAGS = /<meta\s+(?:name="(?:description|twitter:card)"|property="og:[^"]*")[^>]*>\s*/g;
