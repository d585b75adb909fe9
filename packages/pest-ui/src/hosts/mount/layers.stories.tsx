import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Language } from 'pest-sdk';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/button/Button';
import { Dialog } from '../../primitives/dialog/Dialog';
import { Field } from '../../primitives/field/Field';
import { Popover } from '../../primitives/popover/Popover';
import { TextInput } from '../../primitives/text-input/TextInput';
import { PestRoot } from '../../provider/PestRoot';
import { storyLocale } from '../../stories-data/food-plant';
import { mount } from './mount';

const words = {
  zh: {
    legend: '图例',
    round: '圆形为捕鼠器',
    rename: '重命名设备',
    name: '设备名称',
    more: '说明',
    help: '图上显示的名称',
  },
  en: {
    legend: 'Legend',
    round: 'A circle is a mouse trap',
    rename: 'Rename the device',
    name: 'Device name',
    more: 'Help',
    help: 'The name on the plan',
  },
};

function Opener({ locale }: { readonly locale: Language }) {
  const said = words[locale];
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('MT-03');
  return (
    <PestRoot>
      <Popover label={said.legend} trigger={(trigger) => <Button {...trigger}>{said.legend}</Button>}>
        {(close) => <Button onClick={close}>{said.round}</Button>}
      </Popover>
      <Button onClick={() => setOpen(true)}>{said.rename}</Button>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Content>
          <Dialog.Header>{said.rename}</Dialog.Header>
          <Dialog.Body>
            <Field label={said.name}>{(ids) => <TextInput {...ids} value={name} onChange={setName} />}</Field>
            <Popover label={said.more} trigger={(trigger) => <Button {...trigger}>{said.more}</Button>}>
              {(close) => <Button onClick={close}>{said.help}</Button>}
            </Popover>
          </Dialog.Body>
        </Dialog.Content>
      </Dialog.Root>
    </PestRoot>
  );
}

const theme = { 'radius-lg': '17px' } as const;

/** Two places: what opens, in a shadow root, and one elsewhere on the page. Both lie in the story's own element, with which they go. */
function page(canvas: HTMLElement, locale: Language) {
  const place = document.createElement('div');
  const outside = document.createElement('div');
  canvas.querySelector('[data-page]')?.replaceChildren(place, outside);
  const mounted = mount(place, Opener, { root: 'shadow', locale, theme, props: { locale } });
  const shadow = place.shadowRoot;
  if (!shadow) throw new Error('It is mounted in a shadow root.');
  return { mounted, shadow, outside };
}

const meta = { title: 'Ways in/Where layers lie', render: () => <div data-page="" /> } satisfies Meta;
export default meta;

/** Finds by role and name in a shadow root as well. */
const inRoot = (root: ShadowRoot | Element) => within(root as unknown as HTMLElement);

const staysAndGoes: StoryObj['play'] = async ({ canvasElement, globals }) => {
  const locale = storyLocale(globals);
  const said = words[locale];
  const sheets = document.adoptedStyleSheets.length;
  const { mounted, shadow, outside } = page(canvasElement, locale);
  const opener = inRoot(shadow);
  const isStyled = (layer: HTMLElement) => {
    expect(getComputedStyle(layer).borderTopLeftRadius).toBe('17px');
    expect(getComputedStyle(layer).boxSizing).toBe('border-box');
  };
  const opensAndCloses = async (root: ShadowRoot | Element) => {
    const layers = inRoot(root);
    await userEvent.click(opener.getByRole('button', { name: said.legend }));
    const legend = layers.getByRole('region', { name: said.legend });
    isStyled(legend);
    await userEvent.keyboard('{Escape}');
    expect(shadow.activeElement).toBe(opener.getByRole('button', { name: said.legend }));

    await userEvent.click(opener.getByRole('button', { name: said.rename }));
    const dialog = layers.getByRole('dialog', { name: said.rename });
    expect(dialog.matches(':modal')).toBe(true);
    isStyled(dialog);
    // What opens in it lies in it: anything beside a modal dialog is dead.
    await userEvent.click(within(dialog).getByRole('button', { name: said.more }));
    await userEvent.click(within(dialog).getByRole('button', { name: said.help }));
    expect(within(dialog).queryByRole('region')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(layers.queryByRole('dialog')).toBeNull());
  };
  await waitFor(() => expect(opener.getByRole('button', { name: said.legend })).toBeVisible());
  await opensAndCloses(shadow);
  expect(outside).toBeEmptyDOMElement();

  mounted.update({ portalContainer: outside });
  await waitFor(() => opener.getByRole('button', { name: said.legend }));
  await opensAndCloses(outside);
  mounted.unmount();
  expect(outside).toBeEmptyDOMElement();
  expect(document.adoptedStyleSheets).toHaveLength(sheets);
};

export const StaysAndGoes: StoryObj = { globals: { locale: 'zh' }, play: staysAndGoes };
