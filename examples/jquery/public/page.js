$(() => {
  const lamps = [
    { code: 'FL-01', x: 0.12, y: 0.2, value: 14 },
    { code: 'FL-04', x: 0.86, y: 0.62, value: 22 },
  ];
  const points = lamps.map((lamp) =>
    $.extend({ deviceId: lamp.code, type: 'flyLamp', checked: true, checks: 1, deviceDays: 7, species: [] }, lamp),
  );
  $('pest-heat-map')
    .prop({
      plan: { id: 'line-2', name: 'Line 2', image: { src: '/line-2.svg', width: 1200, height: 700 } },
      points,
    })
    .on('pest-selected-change', (event) => {
      document.title = event.detail?.value ?? event.originalEvent.detail.value ?? 'Line 2';
    });
  $('pest-stock-bell').prop({
    access: { admin: true, physical: true, chemical: true },
    items: [{ id: '1', name: 'Glue boards', categoryId: 1, categoryName: 'Fly lamps', stock: '0', warningLevel: '20' }],
  });
});
