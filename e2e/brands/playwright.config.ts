import { defineConfig } from '@playwright/test';
import everyBrand from '../playwright.config';

// Runs the same tests on another brand (BRAND=…): its articles, colours, origins, fees and names. A selection, to save time.
export default defineConfig({
  ...everyBrand,
  testDir: '..',
  outputDir: '../../tmp/e2e-brands',
  snapshotPathTemplate: '{testDir}/baseline/{testFileName}/{arg}{ext}',
  testIgnore: [],
  projects: [
    { name: 'differs', testMatch: 'brands/*.spec.ts' },
    {
      name: 'pages',
      testMatch: 'site/every-page.spec.ts',
      grep: / \/(legal\/terms|account-type\/mini)? is valid HTML/,
    },
    {
      name: 'customers',
      testMatch: [
        'site/headings.spec.ts',
        'site/login.spec.ts',
        'site/register.spec.ts',
        'user-center/identity/journey.spec.ts',
      ],
      // What depends on the brand: origins and cookies, levels, agreements and limits.
      grep: /@brand/,
    },
  ],
});
