// Says, before anything is drawn, whether the console's shape is what will come: for who has a session, on its pages;
// and whether it is light or dark, where somebody has chosen. The home page is rendered ahead in each language: who has
// chosen another one is sent to theirs, and its header is told whether somebody is signed in.
(() => {
  const root = document.documentElement;
  const home = root.dataset.page === 'home';
  const signedIn = /(^|; )pest_token=[^;]/.test(document.cookie);
  const site = ['/', '/login', '/404', '/iosEcharts', '/iosServerEcharts'];
  if (home) root.dataset.visitor = signedIn ? 'account' : 'guest';
  else if (signedIn && !site.includes(location.pathname)) root.dataset.layout = 'console';
  try {
    const scheme = localStorage.getItem('pest_scheme');
    if (scheme === 'light' || scheme === 'dark') root.style.colorScheme = scheme;
    if (home) followChoice(localStorage);
  } catch {
    // Storage is closed: the system decides, and the address.
  }

  function followChoice(kept) {
    const chosen = kept.getItem('pest_lang');
    const here = new URL(location.href);
    const asked = here.searchParams.get('lang');
    // Who follows a link to a language, and has none of their own, has chosen it.
    if (chosen !== 'zh' && chosen !== 'en') {
      if (asked === root.dataset.language) kept.setItem('pest_lang', asked);
      return;
    }
    if (chosen === root.dataset.language) return;
    if (chosen === 'zh') here.searchParams.delete('lang');
    else here.searchParams.set('lang', chosen);
    location.replace(here);
  }
})();
