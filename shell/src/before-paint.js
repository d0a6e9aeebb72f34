// Runs before the first paint, so that nothing flashes. Without a chosen theme the system decides.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  const view = sessionStorage.getItem('topla.view');
  const isSignedIn = localStorage.getItem('token') || localStorage.getItem('adminToken') || view;
  const venue = isSignedIn && localStorage.getItem('businessId');
  const { drawnVenue } = root.dataset;
  // A page that the server drew has a visitor's links. They stay hidden until the session is restored. So does a whole page
  // that was drawn for a venue that does not read it.
  if (drawnVenue ? drawnVenue !== venue || view : isSignedIn)
    root.dataset.session = venue ? 'business' : 'kept';
  // All files at once, instead of each when the one before has asked for it.
  const ahead = document.getElementById('ahead');
  const lists = ahead ? JSON.parse(ahead.textContent) : { kept: [], none: [] };
  const files = root.dataset.session ? (lists[root.dataset.session] ?? lists.kept) : lists.none;
  for (const { href, integrity = '', isLent } of files) {
    const as = href.endsWith('.css') ? 'style' : 'script';
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as, integrity, href });
    // The page's own first script comes first.
    link.fetchPriority = 'low';
    if (isLent) link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
} catch {
  // Without storage nobody is signed in here.
  const { dataset } = document.documentElement;
  if (dataset.drawnVenue) dataset.session = 'kept';
}
// The first date that a page writes loads the browser's data of languages, which takes 100 ms on a phone. Here it is
// done while the styles are on their way. Pages of visitors come with their dates written.
if (document.documentElement.dataset.session) setTimeout(() => new Intl.DateTimeFormat('tr-TR'));
