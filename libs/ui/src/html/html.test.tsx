import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { breaches } from '../testing/axe';
import { Html } from './html';

function Address() {
  return <output>{useLocation().pathname}</output>;
}

test('removes executable content, keeps the text, and opens links of the app without a reload', async () => {
  const html = '<h2>说明</h2><p onclick="x()">正文<a href="/news">公告</a></p><script>window.ran = 1</script>';
  const { container } = render(
    <MemoryRouter>
      <Html html={html} />
      <Address />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: '说明' });
  expect(container.innerHTML).not.toMatch(/script|onclick/);
  await userEvent.click(screen.getByRole('link', { name: '公告' }));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('/news'));
  expect(await breaches()).toEqual([]);
});
