/** The page of a repository, `https://host/you/band-check`, of the address that npm keeps: `git+https://host/you/band-check.git`. */
export function repositoryPage(url: string): string {
  return url.replace(/^git\+/, '').replace(/\.git$/, '');
}
