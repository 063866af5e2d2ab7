import { IconButton } from '../button/icon-button';
import { MoonIcon, SunIcon } from '../icon/drawings';
import { Icon } from '../icon/icon';
import { useTheme } from './theme';
import { useTexts } from '../texts/use-texts';
import { themeTexts } from './theme-texts';

/** Toggles light and dark. */
export function ThemeSwitch() {
  const texts = useTexts('theme', themeTexts);
  const [theme, choose] = useTheme();
  const dark = theme === 'dark';
  return (
    <IconButton label={texts.change} onClick={() => choose(dark ? 'light' : 'dark')}>
      {dark ? <Icon of={SunIcon} size={20} /> : <Icon of={MoonIcon} size={20} />}
    </IconButton>
  );
}
