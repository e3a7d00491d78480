import DefaultTheme from 'vitepress/theme-without-fonts';
import 'virtual:tokens.css';
import '../../../renderer/styles/fonts.css';
import './style.css';

export default DefaultTheme;
