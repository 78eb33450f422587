const templates = require('./templates.cjs');

/** Before the tests of a run: what they copy. */
module.exports = () => templates('make');
