import { configure } from '@testing-library/react';

// Parts loaded on demand, and modules compiled at their first use, can take seconds on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
