import { lazyRouteComponent } from '@tanstack/react-router';

export const TradePage = lazyRouteComponent(() => import('./TradePage.tsx'), 'TradePage');
