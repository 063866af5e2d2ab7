export { base } from './base';
export {
  levelCodes,
  type Brand,
  type ContactLine,
  type ContentIds,
  type Legal,
  type Level,
  type IntroducerTerms,
  type LevelCode,
  type PlatformLink,
  type ProductKind,
  productKinds,
  type Limits,
  type LogoDrawing,
  type LogoPath,
  type Paint,
  type Promotion,
} from './brand';
export { brandOf, brands, defaultBrand, type BrandId } from './brands';
export { cssVariables } from './css-variables';
export { defineBrand, type BrandChanges } from './define-brand';
export { recolour, type ThemeChanges } from './recolour';
export { leastTextContrast, themeFaults, type ThemeFault } from './theme-faults';
export type { Theme, ThemeTokens } from './theme-tokens';
