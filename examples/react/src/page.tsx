import { HeatMap, PestProvider, type PestTheme } from 'pest-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { figures, plan, points } from './week-at-the-plant';

/** The widget in the colours and corners of the house: tokens, never selectors. */
const houseTheme: PestTheme = {
  'color-accent': '#2459a8',
  'color-accent-hover': '#1b4685',
  'color-accent-soft': '#e3ebf6',
  'color-text': '#1e2a3a',
  'color-text-muted': '#566375',
  'color-border': '#cdd5df',
  'radius-sm': '2px',
  'radius-md': '2px',
  'radius-lg': '2px',
};

const areas = ['Purchasing', 'Production', 'Warehouse', 'Quality', 'Maintenance', 'Finance'];

/** A page of an ERP, with a heat map where its own charts would be. */
function PestMonitoring() {
  const [selected, setSelected] = useState<string | null>(null);
  const choose = (id: string | null) => {
    setSelected(id);
    document.title = id === null ? 'Pest monitoring' : `${id} – Pest monitoring`;
  };
  return (
    <div className="erp">
      <nav className="erp-nav" aria-label="Modules">
        <strong>Hengxin ERP</strong>
        {areas.map((area) => (
          <a key={area} href={`#${area}`} aria-current={area === 'Quality' ? 'page' : undefined}>
            {area}
          </a>
        ))}
      </nav>
      <main className="erp-main">
        <h1>Quality / Pest monitoring</h1>
        <dl className="erp-figures">
          {figures.map(({ name, value }) => (
            <div key={name} className="erp-card">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <section className="erp-card" aria-label="Heat map">
          <PestProvider locale="en" timeZone="Asia/Shanghai" theme={houseTheme}>
            <HeatMap plan={plan} points={points} selected={selected} onSelectedChange={choose} />
          </PestProvider>
        </section>
        <p className="erp-note">
          {selected === null ? 'Choose a device to open its order.' : `Order for ${selected}`}{' '}
          <button type="button" className="erp-button" disabled={selected === null}>
            New corrective order
          </button>
        </p>
      </main>
    </div>
  );
}

const page = document.querySelector('#page');
if (page) createRoot(page).render(<PestMonitoring />);
