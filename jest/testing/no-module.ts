throw new Error('this file cannot be loaded');
