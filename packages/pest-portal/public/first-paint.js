// Says, before anything is drawn, whether the console's shape is what will come: for who has a session, on its pages;
// and whether it is light or dark, where somebody has chosen. The home page is rendered ahead in each language: who has
// chosen another one is sent to theirs, and its header is told whether somebody is signed in. For a page of the console
// it also sends for what its first screen needs: the portal's script comes two answers later.
(() => {
  const root = document.documentElement;
  const home = root.dataset.page === 'home';
  const token = /(?:^|; )pest_token=([^;]+)/.exec(document.cookie)?.[1];
  const signedIn = token !== undefined;
  const site = ['/', '/login', '/404', '/iosEcharts', '/iosServerEcharts'];
  if (home) root.dataset.visitor = signedIn ? 'account' : 'guest';
  else if (signedIn && !site.includes(location.pathname)) {
    root.dataset.layout = 'console';
    sendAhead(decodeURIComponent(token));
  }
  const scheme = kept('pest_scheme');
  if (scheme === 'light' || scheme === 'dark') root.style.colorScheme = scheme;
  try {
    if (home) followChoice(localStorage);
  } catch {
    // Storage is closed: the address decides.
  }

  function sendAhead(session) {
    const named = (kind) =>
      Array.from(document.querySelectorAll(`meta[name="ahead-${kind}"]`))
        .filter(({ dataset: { page } }) => page === '*' || page === location.pathname)
        .map(({ content }) => content);
    // What a page before this one asked for ahead and nobody took.
    const unasked = kept('pest_unasked')?.split(' ') ?? [];
    for (const href of new Set(named('file'))) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    }
    // By what was asked, in which language and by whom; taken by `base/calls-ahead.ts`, each once.
    globalThis.pestCallsAhead = new Map();
    const language = kept('pest_lang') === 'en' ? 'en' : 'zh';
    for (const address of named('call')) {
      if (unasked.includes(address.split('?')[0])) continue;
      const url = address.replaceAll('{today}', dayOfSites()).replace('{token}', encodeURIComponent(session));
      const headers = { Authorization: session, 'Accept-Language': language };
      // Read at once: who takes it then waits for nothing.
      const answer = fetch(url, { headers }).then(async (got) => (got.ok ? new Response(await got.text(), got) : got));
      // Whoever takes it is told; where nobody does, nothing failed.
      answer.catch(() => undefined);
      globalThis.pestCallsAhead.set(`${url} ${language} ${session}`, answer);
    }
    // A page's first format of a day takes long to make: now nothing waits for it.
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai' }).format();
  }

  // Where sites are unless somebody says otherwise: in China, which moves no clocks.
  function dayOfSites() {
    return new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  }

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function followChoice(storage) {
    const chosen = storage.getItem('pest_lang');
    const here = new URL(location.href);
    const asked = here.searchParams.get('lang');
    // Who follows a link to a language, and has none of their own, has chosen it.
    if (chosen !== 'zh' && chosen !== 'en') {
      if (asked === root.dataset.language) storage.setItem('pest_lang', asked);
      return;
    }
    if (chosen === root.dataset.language) return;
    if (chosen === 'zh') here.searchParams.delete('lang');
    else here.searchParams.set('lang', chosen);
    location.replace(here);
  }
})();
