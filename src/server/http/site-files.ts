/** Where the built site comes from: a folder (Node) or the static assets of a Worker. */
export interface SiteFiles {
  /**
   * Answers GET or HEAD for a path of the site with the file's own headers; conditional requests are answered with 304.
   * `undefined` where there is no such file.
   * @param path a decoded path that starts with `/`; `/countries/de`, with a slash at its end or
   *   without, also finds `/countries/de.html` and `/countries/de/index.html`
   */
  answer(path: string, request: Request): Response | undefined | Promise<Response | undefined>;
}

/** The text of a file of the site; `undefined` where there is no such file. */
export async function readText(files: SiteFiles, path: string): Promise<string | undefined> {
  const response = await files.answer(path, new Request('http://site.invalid' + path));
  return response?.ok ? await response.text() : undefined;
}
