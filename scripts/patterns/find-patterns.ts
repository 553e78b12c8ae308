import ts from 'typescript';

/** A regular expression written as a literal. */
export interface Literal {
  source: string;
  flags: string;
  line: number;
}

export interface FoundPatterns {
  literals: Literal[];
  /** Lines on which `RegExp` is called: what it makes is known only when the code runs. */
  builtAt: number[];
  /** Lines with a pattern that no check can see. */
  hiddenAt: number[];
}

/** Methods of strings that make a pattern of a string they are given. */
const matchingMethods = new Set(['match', 'matchAll', 'search']);

/** Every place in a source file where a regular expression comes into being. */
export function findPatterns(fileName: string, text: string): FoundPatterns {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const lineOf = (node: ts.Node) => file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const found: FoundPatterns = { literals: [], builtAt: [], hiddenAt: [] };

  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.literals.push({
        source: node.text.slice(1, end),
        flags: node.text.slice(end + 1),
        line: lineOf(node),
      });
    } else if (ts.isIdentifier(node) && node.text === 'RegExp' && isValue(node)) {
      if (isCalled(node)) found.builtAt.push(lineOf(node.parent));
      else found.hiddenAt.push(lineOf(node));
    } else if (matchesString(node)) {
      found.hiddenAt.push(lineOf(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isCalled(node: ts.Identifier): boolean {
  const { parent } = node;
  return (ts.isNewExpression(parent) || ts.isCallExpression(parent)) && parent.expression === node;
}

/** Not a type, and not asked whether something is one. */
function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isTypeReferenceNode(parent) || ts.isExpressionWithTypeArguments(parent)) return false;
  return !(ts.isBinaryExpression(parent) && parent.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword);
}

function matchesString(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const [first] = node.arguments;
  const isText = first !== undefined && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first));
  return isText && matchingMethods.has(node.expression.name.text);
}
