// Says, before anything is drawn, whether the console's shape is what will come: for who has a session, on its pages.
(() => {
  const site = ['/', '/login', '/404', '/iosEcharts', '/iosServerEcharts'];
  if (/(^|; )pest_token=[^;]/.test(document.cookie) && !site.includes(location.pathname)) {
    document.documentElement.dataset.layout = 'console';
  }
})();
