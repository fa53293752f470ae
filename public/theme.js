// Runs before the first paint so that a chosen theme never flashes. Storage may be forbidden: then the system decides.
try {
  const theme = localStorage.getItem('band-check:theme');
  if (['light', 'dark', 'outdoor'].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // no storage, no chosen theme
}
