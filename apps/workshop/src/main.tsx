import { initialTheme } from '@portal/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Workshop } from './workshop';

initialTheme();
createRoot(document.getElementById('root') ?? document.body).render(
  <StrictMode>
    <Workshop search={new URLSearchParams(window.location.search)} />
  </StrictMode>,
);
