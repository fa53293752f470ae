// Runs before the first paint. A chosen theme must not flash, nor the start page where it only stands in for another page
// until the app has drawn that. Storage may be forbidden: then the system decides about the theme.
document.documentElement.dataset.at = location.pathname;
try {
  const theme = localStorage.getItem('band-check:theme');
  if (['light', 'dark', 'outdoor'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // no storage, no chosen theme
}
