/**
 * The dates by which databases knew this product's migrations before they had names. None is added: new migrations are
 * known by name from the start.
 */
export const migrationDates: ReadonlyMap<string, string> = new Map([
  ['1795250807695', '0000_search'],
  ['1795251322433', '0001_tables'],
  ['1795251323374', '0002_rules'],
  ['1795251579735', '0003_mails'],
  ['1795252707868', '0004_frame_indexes'],
  ['1795273087844', '0005_areas'],
  ['1795275287492', '0006_admins'],
  ['1795277170974', '0007_search_of_signs'],
  ['1795278426681', '0008_account_names'],
  ['1795279097740', '0009_admin_orders'],
  ['1795310116922', '0010_code_failures'],
  ['1795322407855', '0011_mail_turns'],
  ['1795327069841', '0012_signs_without_digits'],
]);
