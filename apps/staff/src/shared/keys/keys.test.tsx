import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { KeyLayer, KeysProvider, useKeyRegistry, useKeys, type Key } from './keys';

function Part({ keys }: { keys: readonly Key[] }) {
  useKeys(keys);
  return <input aria-label="field" />;
}

function Switch() {
  const { turn } = useKeyRegistry();
  return <button onClick={() => turn(false)}>off</button>;
}

const setUp = (run: () => void) => {
  render(
    <KeysProvider>
      <Part keys={[{ key: 'j', label: 'next', run }]} />
      <Switch />
    </KeysProvider>,
  );
  return userEvent.setup();
};

beforeEach(() => localStorage.clear());

it('runs the action of a key', async () => {
  const run = jest.fn();
  await setUp(run).keyboard('j');
  await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
});

/** Presses a key before the effects that follow the drawing. */
function Early({ keys }: { keys: readonly Key[] }) {
  useLayoutEffect(() => {
    for (const { key } of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  }, [keys]);
  return keys.length > 0 && <Part keys={keys} />;
}

it('runs the action of a key as soon as its part is drawn', () => {
  const run = jest.fn();
  const { rerender } = render(<Early keys={[]} />, { wrapper: KeysProvider });
  rerender(<Early keys={[{ key: 'j', label: 'next', run }]} />);
  expect(run).toHaveBeenCalledTimes(1);
});

it('ignores keys while a field has the focus', async () => {
  const run = jest.fn();
  const user = setUp(run);
  await user.type(screen.getByLabelText('field'), 'j');
  expect(run).not.toHaveBeenCalled();
});

it.each(['{Control>}j{/Control}', '{Meta>}j{/Meta}', '{Alt>}j{/Alt}'])(
  'ignores %s, which belongs to the browser',
  async (keys) => {
    const run = jest.fn();
    await setUp(run).keyboard(keys);
    expect(run).not.toHaveBeenCalled();
  },
);

it('can be turned off, and stores the choice', async () => {
  const run = jest.fn();
  const user = setUp(run);
  await user.click(screen.getByText('off'));
  await user.click(document.body);
  await user.keyboard('j');
  expect(run).not.toHaveBeenCalled();
  await waitFor(() => expect(localStorage.getItem('staff:keys')).toBe('false'));
});

it('ignores keys while a dialog is open', async () => {
  const run = jest.fn();
  const user = setUp(run);
  document.body.append(Object.assign(document.createElement('dialog'), { open: true }));
  await user.keyboard('j');
  document.querySelector('dialog')?.remove();
  expect(run).not.toHaveBeenCalled();
});

describe('in an open drawer', () => {
  const page = jest.fn();
  const help = jest.fn();
  const drawer = jest.fn();
  const rendered = (open: boolean) => (
    <KeysProvider>
      <Part
        keys={[
          { key: 'a', label: 'page', run: page },
          { key: 'j', label: 'page', run: page },
          { key: '?', label: 'help', run: help, everywhere: true },
        ]}
      />
      <dialog open={open}>
        {open && (
          <KeyLayer>
            <Part keys={[{ key: 'a', label: 'drawer', run: drawer }]} />
          </KeyLayer>
        )}
      </dialog>
    </KeysProvider>
  );
  const called = () => [page, help, drawer].map(({ mock }) => mock.calls.length);
  beforeEach(() => [page, help, drawer].forEach((run) => run.mockClear()));

  it('runs the keys of the drawer and those for everywhere, not the keys of the page', async () => {
    render(rendered(true));
    await userEvent.setup().keyboard('aj?');
    await waitFor(() => expect(called()).toEqual([0, 1, 1]));
  });

  it('ignores keys while a dialog is open over the drawer', async () => {
    const { container } = render(rendered(true));
    container.append(Object.assign(document.createElement('dialog'), { open: true }));
    await userEvent.setup().keyboard('a?');
    await waitFor(() => expect(called()).toEqual([0, 0, 0]));
  });

  it('runs the keys of the page again when the drawer has closed', async () => {
    const { rerender } = render(rendered(true));
    rerender(rendered(false));
    await userEvent.setup().keyboard('a');
    await waitFor(() => expect(called()).toEqual([1, 0, 0]));
  });
});

it('presses a button with Enter instead of opening a row', async () => {
  const run = jest.fn();
  render(
    <KeysProvider>
      <Part keys={[{ key: 'Enter', label: 'open', run }]} />
      <button>act</button>
    </KeysProvider>,
  );
  screen.getByText('act').focus();
  await userEvent.setup().keyboard('{Enter}');
  expect(run).not.toHaveBeenCalled();
});
