import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { breaches } from '../testing/axe';
import { CaptchaField } from './captcha-field';

function Captcha() {
  const [value, setValue] = useState('');
  const [turn, setTurn] = useState(1);
  return (
    <CaptchaField
      name="validate"
      value={value}
      onChange={setValue}
      src={`/captcha?random=${turn}`}
      onRefresh={() => setTurn(turn + 1)}
    />
  );
}

test('accepts four digits, and clears them for a new image', async () => {
  render(<Captcha />);
  const input = screen.getByLabelText('图形验证码');
  await userEvent.type(input, 'a12b345');
  expect(input).toHaveValue('1234');
  // The place of the picture is reserved before it has loaded, in the shape of the file.
  expect(screen.getByRole('img')).toHaveAttribute('width', '128');
  expect(screen.getByRole('img')).toHaveAttribute('height', '48');
  expect(await breaches()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '换一张' }));
  await waitFor(() => expect(input).toHaveValue(''));
  await waitFor(() => expect(screen.getByRole('img')).toHaveAttribute('src', '/captcha?random=2'));
});

const spoken = (address = '/s') => (
  <CaptchaField name="v" value="" onChange={() => undefined} src="/c" spoken={address} onRefresh={() => undefined} />
);
const speak = () => userEvent.click(screen.getByRole('button', { name: '播放语音验证码' }));

test('has a visible button that plays the digits', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  render(spoken());
  expect(screen.getByText('语音')).toBeVisible();
  await speak();
  await waitFor(() => expect((play.mock.contexts[0] as HTMLMediaElement).src).toContain('/s'));
  expect(await breaches()).toEqual([]);
});

test('keeps the place of the button before there are digits', () => {
  render(spoken(''));
  expect(screen.getByRole('button', { name: '播放语音验证码' })).toBeVisible();
});

test('says that the digits cannot be played, until there are others', async () => {
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('429'));
  const { rerender } = render(spoken());
  await speak();
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/^语音暂时无法播放/));
  rerender(spoken('/t'));
  expect(screen.getByRole('textbox')).not.toHaveAccessibleDescription();
});
