import { createContext, type ReactNode } from 'react';

/** What a page that is still on its way says about itself; DetailPage shows it below the head. */
export const PageNotice = createContext<ReactNode>(null);
