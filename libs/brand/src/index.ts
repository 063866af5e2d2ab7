export { base } from './base';
export {
  accountCurrencies,
  levelCodes,
  type AnswerTemplate,
  type AccountCurrency,
  type AgreementKind,
  type Brand,
  type ContactLine,
  type ContentIds,
  type Legal,
  type Level,
  type IntroducerTerms,
  type LevelGroups,
  type LevelCode,
  type PlatformLink,
  type Limits,
  type Trust,
  type LogoDrawing,
  type LogoPath,
  type ColourToken,
  type Promotion,
  type Support,
  type TargetHours,
  type TerminalKind,
  type TradingSite,
} from './brand';
export { brandOf, brands, defaultBrand, type BrandId } from './brands';
export { cssVariables } from './css-variables';
export { defineBrand, type BrandChanges } from './define-brand';
export { iconSvg } from './icon-svg';
export {
  levelRule,
  lowestLevel,
  marginText,
  productLeverageRule,
  productMarginLines,
  productMarginText,
  thresholdText,
  zoneLeverage,
} from './levels';
export { productNames } from './product-names';
export { productWords } from './product-words';
export { regionName } from './region-name';
export { shareSvg } from './share-svg';
export { isOffered, isZoneOffered, productKinds, productZones, type ProductKind, type ProductZone } from './products';
export { leastTextContrast, themeFaults, type ThemeFault } from './theme-faults';
export type { Theme, ThemeTokens } from './theme-tokens';
export { tradingAt, type TradingAt } from './trading-at';
export { typeFaults, type TypeFault } from './type-faults';
export { textSteps, type TextStep, type TypeScale } from './type-scale';
export { typeVariables } from './type-variables';
export { settingOf, withSettings, type SettingValues } from './with-settings';
export { withTheme, type ThemeChanges } from './with-theme';
