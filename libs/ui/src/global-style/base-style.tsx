import { createGlobalStyle } from 'styled-components';

/** Base styles of every page; they use the colours and sizes of `ThemeStyle`. */
export const BaseStyle = createGlobalStyle`
  :root {
    --radius: 4px;
    --radius-large: 8px;
    --wide: 1200px;
  }
  /* A dark panel sets them again, because an inherited variable keeps the colour of the root. */
  :root, [data-scheme='dark'] {
    --rise: var(--up);
    --rise-text: var(--up-text);
    --rise-tint: var(--up-tint);
    --fall: var(--down);
    --fall-text: var(--down-text);
    --fall-tint: var(--down-tint);
  }
  :root[data-price='green-up'] [data-scheme='dark'], :root[data-price='green-up'] {
    --rise: var(--down);
    --rise-text: var(--down-text);
    --rise-tint: var(--down-tint);
    --fall: var(--up);
    --fall-text: var(--up-text);
    --fall-tint: var(--up-tint);
  }
  :root[data-price='safe'] [data-scheme='dark'], :root[data-price='safe'] {
    --rise: var(--action-text);
    --rise-text: var(--action-text);
    --fall: var(--warn);
    --fall-text: var(--warn);
  }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-top: 80px;
  }
  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--background);
    color: var(--text);
    font: 400 var(--text-16)/var(--leading-body) 'PingFang SC', 'HarmonyOS Sans SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
    font-variant-numeric: tabular-nums;
    overflow-wrap: break-word;
    text-rendering: optimizeLegibility;
   
    -webkit-font-smoothing: antialiased;
  }
  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote { margin: 0; padding: 0; }
  h1, h2, h3, h4 {
    font-weight: var(--heading-weight);
    line-height: var(--leading-tight);
    letter-spacing: var(--heading-spacing);
    text-wrap: balance;
    word-break: keep-all;
  }
  h1 { font-size: var(--text-28); }
  h2 { font-size: var(--text-20); }
  h3, h4 { font-size: var(--text-16); line-height: var(--leading-close); }
  ul, ol { list-style: none; }
  img, svg, video, canvas { display: block; max-width: 100%; }
  img, video { height: auto; }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; touch-action: manipulation; }
  fieldset { border: 0; margin: 0; padding: 0; min-width: 0; }
  table { border-collapse: collapse; width: 100%; }
  hr { border: 0; border-top: 1px solid var(--line); margin: 0; }
  a { color: var(--action-text); text-underline-offset: 3px; text-decoration-thickness: 1px; }
  time, data { font-variant-numeric: tabular-nums; }
  [hidden] { display: none !important; }

  svg.lucide { stroke-width: 1.5px; flex: none; }
  svg.lucide * { vector-effect: non-scaling-stroke; }

  :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
  main:focus, [tabindex='-1']:focus { outline: none; }
  ::selection { background: var(--action); color: var(--on-action); }
  ::placeholder { color: var(--text-faint); opacity: 1; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    body { background: var(--surface); font-size: 10.5pt; }
    nav, [data-print='never'] { display: none !important; }
    h1, h2, h3 { break-after: avoid; }
    tr, figure { break-inside: avoid; }
    thead { display: table-header-group; }
  }
`;
