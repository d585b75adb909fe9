// Says, before anything is drawn, whether the console's shape is what will come: for who has a session, on its pages;
// and whether it is light or dark, where somebody has chosen.
(() => {
  const root = document.documentElement;
  const site = ['/', '/login', '/404', '/iosEcharts', '/iosServerEcharts'];
  if (/(^|; )pest_token=[^;]/.test(document.cookie) && !site.includes(location.pathname)) {
    root.dataset.layout = 'console';
  }
  try {
    const scheme = localStorage.getItem('pest_scheme');
    if (scheme === 'light' || scheme === 'dark') root.style.colorScheme = scheme;
  } catch {
    // Storage is closed: the system decides.
  }
})();
