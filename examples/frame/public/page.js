import { embedFrame } from '/pest-frame.js';

const chosen = document.querySelector('#chosen');
const { url, partner, floorPlanId } = await (await fetch('/pest.json')).json();

async function token() {
  const answer = await fetch('/pest-token');
  if (!answer.ok) throw new Error('No token');
  return answer.text();
}

embedFrame(document.querySelector('#heat-map'), {
  url,
  partner,
  widget: 'heat-map',
  title: 'Where pests were caught',
  locale: 'en',
  token,
  props: { floorPlanId },
  onSelect: (id) => {
    chosen.textContent = id === null ? '' : `Device ${id} is chosen`;
  },
  onError: ({ message }) => {
    chosen.textContent = message;
  },
});
