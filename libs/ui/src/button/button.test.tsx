import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { breaches } from '../testing/axe';
import { Button } from './button';
import { IconButton } from './icon-button';

test('runs its action, by mouse and by keyboard', async () => {
  const act = jest.fn();
  render(<Button onClick={act}>确认转账</Button>);
  await userEvent.click(screen.getByRole('button', { name: '确认转账' }));
  await userEvent.keyboard('{Enter} ');
  await waitFor(() => expect(act).toHaveBeenCalledTimes(3));
  expect(await breaches()).toEqual([]);
});

test.each([{ busy: true }, { unavailable: true }])(
  '%j keeps the text and the focus but runs no action',
  async (state) => {
    const act = jest.fn();
    const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button type="submit" onClick={act} {...state}>
          提交
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: '提交' });
    button.focus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(act).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
    await waitFor(() => expect(button).toBeEnabled());
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('busy' in state ? 'true' : null));
  },
);

test('does not submit a form by default', async () => {
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button>换一张</Button>
      <IconButton label="显示密码">x</IconButton>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: '换一张' }));
  await userEvent.click(screen.getByRole('button', { name: '显示密码' }));
  expect(submit).not.toHaveBeenCalled();
  expect(await breaches()).toEqual([]);
});
