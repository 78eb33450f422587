const templates = require('./templates.cjs');

module.exports = () => templates('drop');
