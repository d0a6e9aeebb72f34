// Runs before the first paint, so that nothing flashes. Without a chosen theme the system decides.
try {
  const root = document.documentElement;
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  // A page that the server drew has a visitor's links. They stay hidden until the session is restored.
  if (
    localStorage.getItem('token') ||
    localStorage.getItem('adminToken') ||
    sessionStorage.getItem('topla.view')
  )
    root.dataset.session = 'kept';
} catch {}
