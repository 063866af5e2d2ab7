import { render, screen } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { TitleText } from './title-text';

const title = '短信验证码收不到 & 怎么办 <b>';
const heading = (
  <h1>
    <TitleText>{title}</TitleText>
  </h1>
);

test('a long title has its breaks between words, and its name no space', () => {
  render(heading);
  expect(screen.getByRole('heading', { name: title }).innerHTML).toBe(
    '<span>短信<wbr>验证码收不到 &amp; 怎么办 &lt;b&gt;</span>',
  );
});

test('what was served stays, though the browser divides it in other words', async () => {
  const warned = jest.spyOn(console, 'error');
  const place = document.createElement('div');
  place.innerHTML = renderToString(heading).replace('短信<wbr>', '短<wbr>信');
  expect(place.textContent).toBe(title);
  await act(async () => hydrateRoot(place, heading));
  expect(place.innerHTML).toContain('短<wbr>信');
  expect(warned).not.toHaveBeenCalled();
});

test('a short title, and what is no text, are shown as they are', () => {
  render(
    <h1>
      <TitleText>出金</TitleText>
      <TitleText>
        <i>甲</i>
      </TitleText>
    </h1>,
  );
  expect(screen.getByRole('heading').innerHTML).toBe('出金<i>甲</i>');
});
