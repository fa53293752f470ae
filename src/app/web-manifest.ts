/** How the app presents itself when it is installed. The colours are those of the light theme's paper and ink. */
export const WEB_MANIFEST = {
  id: '/',
  name: 'BandCheck: will this cellular device work there?',
  short_name: 'BandCheck',
  description:
    'Check a cellular module, router or tracker against the networks around the world: good, limited or no, with the missing bands and the evidence. Works offline.',
  lang: 'en',
  dir: 'ltr' as const,
  start_url: '/',
  scope: '/',
  display: 'standalone' as const,
  display_override: ['standalone' as const, 'minimal-ui' as const],
  orientation: 'any' as const,
  background_color: '#ffffff',
  theme_color: '#ffffff',
  categories: ['utilities', 'productivity', 'business'],
  prefer_related_applications: false,
  // A link opened while the app is open must not throw away what is typed there.
  launch_handler: { client_mode: 'navigate-new' as const },
  icons: [
    { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' as const },
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' as const },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' as const },
    { src: '/icons/maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' as const },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' as const },
  ],
  screenshots: [
    {
      src: '/screenshots/wide.png',
      sizes: '1280x800',
      type: 'image/png',
      form_factor: 'wide' as const,
      label: 'Devices and countries side by side',
    },
    {
      src: '/screenshots/narrow.png',
      sizes: '824x1646',
      type: 'image/png',
      form_factor: 'narrow' as const,
      label: 'A device judged against the networks of a country, on a phone',
    },
  ],
  shortcuts: [
    { name: 'Check a device', short_name: 'Check', url: '/', icons: shortcutIcon() },
    { name: 'Paste a band list', short_name: 'Paste', url: '/paste', icons: shortcutIcon() },
    { name: 'Compare devices and countries', short_name: 'Compare', url: '/compare', icons: shortcutIcon() },
    { name: '2G and 3G switch-offs', short_name: 'Switch-offs', url: '/switch-offs', icons: shortcutIcon() },
  ],
  // A text shared from another app lands in the paste box; GET needs no code in the service worker.
  share_target: {
    action: '/paste',
    method: 'GET' as const,
    enctype: 'application/x-www-form-urlencoded',
    params: { title: 'title', text: 'text', url: 'url' },
  },
};

function shortcutIcon() {
  return [{ src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' }];
}
