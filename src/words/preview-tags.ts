/**
 * The tags of a page's head that those read who preview a link to it: description, Open Graph and the Twitter card, each
 * with the white space behind it. Static pages and the pages of checks replace those of the built frame by their own.
 */
export const PREVIEW_TAGS = /<meta\s+(?:name="(?:description|twitter:card)"|property="og:[^"]*")[^>]*>\s*/g;
